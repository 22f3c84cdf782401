import { type RefObject, useEffect, useState } from 'react'

/** How far outside the viewport an element counts as near: about one screen of a phone. */
const MARGIN = '700px 0px'

/** Whether an element is within about a screen of the viewport; `untold` is the result without IntersectionObserver. */
export function useNearView(element: RefObject<Element | null>, untold = true, margin = MARGIN): boolean {
  const [isNear, setNear] = useState(untold && typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
