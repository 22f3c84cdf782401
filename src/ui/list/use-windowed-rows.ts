import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** Rows rendered beyond the viewport on each side. */
const OVERSCAN = 10
/** In CSS pixels, of a row that was never rendered. */
const ESTIMATED_HEIGHT = 68

export interface WindowedRow {
  readonly index: number
  /** The height in CSS pixels of the rows that are left out before it. */
  readonly gap: number
}

export interface WindowedRows {
  /** In order; a row with the focus stays among them wherever the page is scrolled to. */
  readonly rows: readonly WindowedRow[]
  /** The height in CSS pixels of the rows that are left out after the last one. */
  readonly end: number
  /** For the container. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * The rows of a long list that are near the viewport, each as high as it is. What stands for the others has their height.
 * @param selector finds the elements of the rows in the container, in their order
 * @param getKey identifies a row, whose measured height stays with it
 * @param maxWholeRows up to so many rows are all rendered: the browser's own search finds each of them
 */
export function useWindowedRows(
  container: RefObject<HTMLElement | null>,
  {
    count,
    selector,
    getKey,
    maxWholeRows = 60,
  }: { count: number; selector: string; getKey: (index: number) => string; maxWholeRows?: number },
): WindowedRows {
  const top = usePageTop(container)
  const [focused, setFocused] = useState<number>()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: getKey,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      if (count <= maxWholeRows) return Array.from({ length: count }, (_, index) => index)
      const near = defaultRangeExtractor(range)
      return focused === undefined || focused >= count || near.includes(focused)
        ? near
        : [...near, focused].toSorted((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  useLayoutEffect(() => {
    const elements = [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    for (const [place, element] of elements.entries()) {
      element.dataset['index'] = String(items[place]?.index)
      virtualizer.measureElement(element)
    }
  })
  return {
    rows: items.map(({ index, start }, place) => ({ index, gap: start - (items[place - 1]?.end ?? top) })),
    end: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]')
      if (row) setFocused(Number(row.dataset['index']))
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(undefined)
    },
  }
}

/** An element's distance from the top of the page in CSS pixels, also after something above it has changed. */
function usePageTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    function measure(): void {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  return top
}
