import { type RefObject, useLayoutEffect, useState } from 'react'

/** The layout of a PosterGrid in CSS pixels. */
export interface GridLayout {
  readonly columns: number
  /** Width of a column. */
  readonly column: number
  readonly gap: number
  /** Height of a row with its gap. */
  readonly row: number
  /** Distance from the top of the page. */
  readonly top: number
}

/** The last layout at each window width and tile height: a grid that is mounted again has its height in its first render. */
const known = new Map<string, GridLayout>()

/** The height of a tile: of a picture by its ratio of width and height, of a text by the grid's `--tile-text`, or both. */
export interface TileHeight {
  readonly ratio?: number
  readonly hasText?: boolean
}

const START: GridLayout = { columns: 3, column: 100, gap: 12, row: 145, top: 0 }

function measureLayout(list: HTMLElement, { ratio, hasText = false }: TileHeight): GridLayout {
  const style = getComputedStyle(list)
  const tracks = style.gridTemplateColumns.split(' ')
  const gap = Number.parseFloat(style.columnGap) || 0
  // From the width and not from a track, whose text is rounded.
  const column = (list.getBoundingClientRect().width - gap * (tracks.length - 1)) / tracks.length
  return {
    columns: tracks.length,
    column,
    gap,
    row:
      gap +
      (ratio === undefined ? 0 : column / ratio) +
      (hasText ? (Number.parseFloat(style.getPropertyValue('--tile-text')) || 0) * getRem() : 0),
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  }
}

function getRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

function isSame(a: GridLayout, b: GridLayout): boolean {
  return a.columns === b.columns && a.column === b.column && a.gap === b.gap && a.row === b.row && a.top === b.top
}

/** Measures a PosterGrid, and again when it or the page changes its size. */
export function useGridLayout(list: RefObject<HTMLElement | null>, height: TileHeight): GridLayout {
  const shape = JSON.stringify(height)
  const [layout, setLayout] = useState(() => known.get(`${String(window.innerWidth)} ${shape}`) ?? START)
  useLayoutEffect(() => {
    function measure(): void {
      if (!list.current) return
      const next = measureLayout(list.current, JSON.parse(shape) as TileHeight)
      known.set(`${String(window.innerWidth)} ${shape}`, next)
      setLayout((now) => (isSame(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (list.current) observer.observe(list.current)
    // What is above the grid moves it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list, shape])
  return layout
}
