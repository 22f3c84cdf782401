import { type RefObject, useEffect, useRef } from 'react'

/** Set by the first tap or key since the page load. `navigator.userActivation` may survive a reload. */
let hasActed = false
for (const type of ['pointerdown', 'keydown']) {
  globalThis.document?.addEventListener(type, () => void (hasActed = true), { capture: true, once: true })
}

/**
 * Shows from its top what takes a form's place without a change of the address: the player was down at the form's
 * button, and the outcome of the request is above it.
 */
export function useFromTop(): void {
  useEffect(() => {
    // In braces: a new Chromium answers with a promise, which is no function to clean up with.
    window.scrollTo(0, 0)
  }, [])
}

/**
 * Moves the focus to the start of a view when the button that had it has gone with the form before. A focus that the
 * player has put elsewhere stays. After a page load nothing has gone: the focus starts at the top, as on any page.
 *
 * @param view what is shown; another one may have taken a button with it as well
 */
export function useStartFocus(view?: unknown): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasActed && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [view])
  return start
}
