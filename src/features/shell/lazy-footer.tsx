import { useIsFetching } from '@tanstack/react-query'
import { CatchBoundary, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinTime } from '#src/lib/within-time.ts'
import { useNearView } from '#src/ui/list/use-near-view.ts'
import styles from './shell-frame.module.css'

const ShellFooter = lazyRouteComponent(async () => {
  const [footer] = await withinTime(Promise.all([import('./shell-footer.tsx'), loadTexts('menu')]))
  return { ShellFooter: footer.ShellFooter }
}, 'ShellFooter')

/** No call for this long, in milliseconds: the page has what it came for. */
const QUIET_MS = 1000

/** The footer, whose code and texts load once it is seen, or the page has its data; the page does without where they cannot be had. */
export function LazyFooter() {
  const place = useRef<HTMLDivElement>(null)
  // Not before it is really there: below a lobby that has yet to fill it would come before the games.
  const isNear = useNearView(place, true, '0px')
  // With the keyboard one comes to what is there, and not to a place that has yet to be seen.
  const isQuiet = useIsFetching() === 0
  const [isShown, setShown] = useState(false)
  if (isNear && !isShown) setShown(true)
  useEffect(() => {
    if (!isQuiet) return undefined
    const settled = setTimeout(() => setShown(true), QUIET_MS)
    return () => clearTimeout(settled)
  }, [isQuiet])
  return (
    <div ref={place} className={styles.footer}>
      {isShown && (
        <CatchBoundary getResetKey={() => 'footer'} errorComponent={() => null}>
          <Suspense>
            <ShellFooter />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  )
}
