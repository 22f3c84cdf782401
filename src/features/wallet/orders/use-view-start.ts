import { type RefObject, useEffect, useRef } from 'react'

/** Set by the first tap or key since the page load. `navigator.userActivation` may survive a reload. */
let hasActed = false
for (const type of ['pointerdown', 'keydown']) {
  globalThis.document?.addEventListener(type, () => void (hasActed = true), { capture: true, once: true })
}

/**
 * Scrolls to the top of a view that replaces a form at the same address: the form's button was at the bottom.
 */
export function useFromTop(): void {
  useEffect(() => {
    // In braces: newer Chromium returns a promise, which is not a cleanup function.
    window.scrollTo(0, 0)
  }, [])
}

/**
 * Moves the focus to the start of a view when the focused button has unmounted with the previous one. Focus elsewhere
 * stays, and a page load moves nothing.
 *
 * @param view the view's name; the focus is checked again when it changes
 */
export function useStartFocus(view?: unknown): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasActed && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [view])
  return start
}
