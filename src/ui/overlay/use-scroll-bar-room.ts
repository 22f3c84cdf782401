import { useLayoutEffect, useState } from 'react'

/**
 * Gives a drawer or popover the room of a classic scroll bar, and keeps the page behind it as narrow as before
 * (`data-drawer` in `base.css`).
 */
export function useScrollBarRoom(): void {
  const [width] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--scroll-bar', `${String(width)}px`)
    return () => void style.removeProperty('--scroll-bar')
  }, [width])
}
