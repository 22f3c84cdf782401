import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where reading goes on after what had the focus has gone, as the button of a form has that this view took the place of:
 * at the view's start, and not at the top of the page. Whoever has put the focus elsewhere keeps it. After a page load
 * nothing has gone: the focus starts at the top, as on any page.
 *
 * @param view what is shown; another one may have taken a button with it as well
 */
export function useStartFocus(view?: unknown): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isFreshPage = !navigator.userActivation.hasBeenActive
    if (!isFreshPage && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
  }, [view])
  return start
}
