import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { layoutOf } from './grid-layout.ts'
import { type GridWindow, gridWindow } from './grid-window.ts'

/** Up to this size all tiles are rendered: measuring would cost more than it saves. */
const SMALL = 60

function measured(host: HTMLElement, count: number): GridWindow | null {
  const layout = layoutOf(host)
  if (!layout) return null
  const { top } = host.getBoundingClientRect()
  return gridWindow({ top, seen: window.innerHeight, rowHeight: layout.rowHeight, columns: layout.columns }, count)
}

function isSame(a: GridWindow, b: GridWindow): boolean {
  return a.start === b.start && a.end === b.end && a.before === b.before && a.after === b.after
}

/**
 * The tiles of a long grid to render. `host` contains one grid (`ul`), whose columns and row height are measured; the
 * omitted tiles become padding of the host.
 */
export function useGridWindow(host: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [view, setView] = useState<GridWindow>({ start: 0, end: Math.min(count, SMALL), before: 0, after: 0 })
  const measure = useCallback(() => {
    const next = host.current ? measured(host.current, count) : null
    if (next) setView((now) => (isSame(now, next) ? now : next))
  }, [host, count])

  // In the layout effect: the router restores the scroll position right after it, and needs the full height.
  useLayoutEffect(() => {
    const next = host.current ? measured(host.current, count) : null
    if (!host.current || !next) return
    host.current.style.setProperty('padding-bottom', `${String(next.after)}px`)
    setView((now) => (isSame(now, next) ? now : next))
  }, [host, count])

  useEffect(() => {
    measure()
    if (count <= SMALL) return undefined
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [measure, count])

  return count <= SMALL ? { start: 0, end: count, before: 0, after: 0 } : view
}
