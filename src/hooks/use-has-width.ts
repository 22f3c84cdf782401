import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether an element is at least so many rem wide: they follow the text's size. The component re-renders when that changes. */
export function useHasWidth(element: RefObject<HTMLElement | null>, minRem: number): boolean {
  const [hasWidth, setHasWidth] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setHasWidth(current.clientWidth >= minRem * rem)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, minRem])
  return hasWidth
}
