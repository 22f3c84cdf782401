import { useEffect, type RefObject } from 'react'

/** The place that a key leads to, or null. */
function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(place + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(place - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Moves the focus between the items of a list by the arrow keys, Home and End. Tab still reaches every item. */
export function useRailKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const rail = list.current
    function press(event: KeyboardEvent): void {
      const items = [...(rail?.children ?? [])]
      const place = items.findIndex((item) => item.contains(document.activeElement))
      const next = place === -1 ? null : nextPlace(event.key, place, items.length)
      const target = next === null ? undefined : items[next]?.querySelector<HTMLElement>('a[href], button')
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    rail?.addEventListener('keydown', press)
    return () => rail?.removeEventListener('keydown', press)
  }, [list])
}
