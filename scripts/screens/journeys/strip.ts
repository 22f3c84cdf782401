import type { Browser } from 'playwright'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { VIEWPORTS } from '../screen.ts'
import { toWebp } from '../webp.ts'
import type { Variant } from './journey.ts'

/** A picture of a strip, with what was done before it. */
export interface Frame {
  label: string
  picture: Buffer
  /** The counts so far. */
  taps: number
  fields: number
}

/** The width of a strip's pictures in pixels, and how many stand in a row at most. */
const LAYOUT = { narrow: { width: 216, maxColumns: 6 }, wide: { width: 440, maxColumns: 3 } }

/** The maximum size of a strip in bytes, and the qualities tried for it. */
export const MAX_STRIP_BYTES = 200_000
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35]

/** Draws pictures with numbered captions as one WebP picture. Throws if it is too large at the lowest quality. */
export async function drawStrip(
  browser: Browser,
  title: string,
  frames: readonly Frame[],
  { viewport, language }: Variant,
): Promise<Buffer> {
  const { width, maxColumns } = VIEWPORTS[viewport].width < 400 ? LAYOUT.narrow : LAYOUT.wide
  const columns = Math.ceil(frames.length / Math.ceil(frames.length / maxColumns))
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 400 } })
  try {
    await page.setContent(toHtml(`${title} (${viewport}, ${language})`, frames, width, columns))
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())).then(() => undefined))
    const png = await page.screenshot({ fullPage: true })
    for (const quality of QUALITIES) {
      const webp = await toWebp(page, png, quality)
      if (webp.length <= MAX_STRIP_BYTES) return webp
    }
  } finally {
    await page.close()
  }
  throw new Error(`The strip "${title}" is larger than ${String(MAX_STRIP_BYTES)} bytes: give the journey fewer steps.`)
}

function toHtml(title: string, frames: readonly Frame[], width: number, columns: number): string {
  const figures = frames.map(
    ({ label, picture, taps, fields }, place) => `<figure>
<figcaption><b>${String(place + 1)}</b> ${escapeHtml(label)}</figcaption>
<img alt="" src="data:image/png;base64,${picture.toString('base64')}">
<p>${formatCounts(taps, fields)}</p>
</figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 16px 0 0 16px; background: #e9e6df; color: #1b1838; font: 13px/1.3 Roboto, 'Liberation Sans', Arial, sans-serif }
h1 { margin: 0 0 12px; font-size: 18px }
div { display: grid; grid-template-columns: repeat(${String(columns)}, ${String(width)}px); gap: 8px 16px; align-items: end }
figure { margin: 0 } figcaption { margin-bottom: 6px } b { font-size: 15px } p { margin: 4px 0 8px; color: #5d587c }
img { display: block; width: 100%; border-radius: 6px }
</style><h1>${escapeHtml(title)}</h1><div>${figures.join('')}</div>`
}

/** The counts in words: `3 taps, 1 field`. */
export function formatCounts(taps: number, fields: number): string {
  const words = [`${String(taps)} ${taps === 1 ? 'tap' : 'taps'}`]
  if (fields > 0) words.push(`${String(fields)} ${fields === 1 ? 'field' : 'fields'}`)
  return words.join(', ')
}
