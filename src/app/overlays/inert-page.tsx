import { observer } from 'mobx-react-lite'
import { useLayoutEffect, type ReactNode } from 'react'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import styles from './inert-page.module.css'

export interface PageBelowProps {
  readonly overlays: Pick<OverlayStore, 'openFrames'>
  readonly children: ReactNode
}

/**
 * The page, out of reach of keyboard and screen reader while a frame covers it, as a native dialog does by itself. The
 * focus returns to where it was when the frame opened.
 */
export const PageBelow = observer(function PageBelow({ overlays, children }: PageBelowProps) {
  const isCovered = overlays.openFrames.length > 0

  // The browser takes the focus from what has become inert a moment later.
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
