import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import art from './art.svg?raw'
import { Skyline } from './skyline.tsx'

const SVG = 'http://www.w3.org/2000/svg'

/** Draws the content of a symbol alone and measures it. */
function measure(symbol: SVGSymbolElement): DOMRect {
  const svg = document.createElementNS(SVG, 'svg')
  const drawing = document.createElementNS(SVG, 'g')
  drawing.append(...[...symbol.children].map((child) => child.cloneNode(true)))
  svg.append(drawing)
  document.body.append(svg)
  const box = drawing.getBBox()
  svg.remove()
  return box
}

describe('art.svg', () => {
  const symbols = [...new DOMParser().parseFromString(art, 'image/svg+xml').querySelectorAll('symbol')]

  it.each(symbols.map((symbol) => [symbol.id, symbol] as const))('%s fits its view box', (_id, symbol) => {
    const view = symbol.viewBox.baseVal
    const box = measure(symbol)
    expect(box.x).toBeGreaterThanOrEqual(view.x)
    expect(box.y).toBeGreaterThanOrEqual(view.y)
    expect(box.x + box.width).toBeLessThanOrEqual(view.x + view.width)
    expect(box.y + box.height).toBeLessThanOrEqual(view.y + view.height)
  })
})

describe('Skyline', () => {
  it.each([
    [360, 140],
    [820, 140],
    [740, 252],
    [1440, 630],
    [2560, 300],
  ])('shows the whole mountain, and the town from side to side, in %i × %i px', async (width, height) => {
    const screen = await render(
      <div style={{ width, height }}>
        <Skyline className="skyline-under-test" />
        <style>{'.skyline-under-test { height: 100% }'}</style>
      </div>,
    )
    const place = screen.container.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const [mountain, , town] = [...screen.container.querySelectorAll('svg > *')].map((part) =>
      part.getBoundingClientRect(),
    )
    const copies = [...screen.container.querySelectorAll('use')].map((use) => use.getBoundingClientRect())
    expect(mountain?.top).toBeGreaterThanOrEqual(place.top)
    expect(mountain?.bottom).toBeLessThanOrEqual(place.bottom + 1)
    expect(town?.top).toBeGreaterThanOrEqual(place.top)
    expect(Math.min(...copies.map(({ left }) => left))).toBeLessThanOrEqual(place.left)
    expect(Math.max(...copies.map(({ right }) => right))).toBeGreaterThanOrEqual(place.right)
  })
})
