import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ReactNode } from 'react'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import styles from './inert-page.module.css'

export interface InertPageProps {
  readonly overlays: Pick<OverlayStore, 'pageFrames'>
  readonly children: ReactNode
}

/**
 * The page, inert while a frame covers it, as below a native dialog. Afterwards the focus returns to where it was when the
 * frame opened.
 */
export const InertPage = observer(function InertPage({ overlays, children }: InertPageProps) {
  const isCovered = overlays.pageFrames.length > 0

  // Before paint: the browser moves the focus out of an inert element a moment later.
  useLayoutEffect(() => {
    if (!isCovered) return undefined
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isCovered])

  return (
    <div className={styles.page} inert={isCovered}>
      {children}
    </div>
  )
})
