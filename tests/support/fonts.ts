import type { Font } from '../../scripts/chromium.ts'

/** The fonts in which layouts hold. */
export const FONTS: readonly Font[] = ['roboto', 'wide']

/** Draws the page that calls it in a font. */
export async function setFont(font: Font): Promise<void> {
  // Verdana, on macOS, has the widths of DejaVu Sans.
  const family = font === 'wide' ? "'DejaVu Sans', Verdana, sans-serif" : ''
  const { style } = document.documentElement
  if (style.getPropertyValue('--font') === family) return
  style.setProperty('--font', family)
  // What the page itself measures follows within two frames.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
