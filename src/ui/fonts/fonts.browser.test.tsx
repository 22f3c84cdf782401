import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FONTS, setFont } from '#tests/support/fonts.ts'

/** The width of a text at 100 px in Roboto and in DejaVu Sans. */
const WIDTHS = { roboto: 850, wide: 964 }

// On macOS there is neither.
it.skipIf(navigator.userAgent.includes('Mac'))('draws in the fonts that tests bring', async () => {
  const { container } = await render(<span style={{ fontSize: 100, whiteSpace: 'nowrap' }}>Nguyễn ₱1,234 đặt</span>)
  const text = container.querySelector('span') as HTMLSpanElement
  for (const font of FONTS) {
    await setFont(font)
    expect(Math.abs(text.getBoundingClientRect().width - WIDTHS[font])).toBeLessThan(3)
  }
})
