import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#tests/support/component/render.tsx'
import { Suspended } from './suspended.tsx'

it.each(['en-US', 'vi-VN'] as const)('keeps its texts apart, and each button on one line, in %s', async (language) => {
  await page.viewport(360, 740)
  const nothing = () => undefined
  const screen = await renderApp(<Suspended onClose={nothing} onLeave={nothing} />, { language, texts: ['overlays'] })
  // Without the transform by which the dialog opens.
  const [quoted, reason] = screen.getByRole('dialog').element().querySelectorAll('p')
  expect((reason?.offsetTop ?? 0) - (quoted?.offsetTop ?? 0) - (quoted?.offsetHeight ?? 0)).toBeGreaterThanOrEqual(8)
  const acts = screen
    .getByRole('button')
    .elements()
    .filter(({ textContent }) => textContent !== '')
  const [verify, support] = acts.map((act) => act.getBoundingClientRect())
  expect(acts).toHaveLength(2)
  expect(support?.top ?? 0).toBeGreaterThanOrEqual(verify?.bottom ?? 0)
  for (const act of acts) {
    const lines = new Range()
    lines.selectNodeContents(act.querySelector('span > span') ?? act)
    const tops = [...lines.getClientRects()].map(({ top }) => Math.round(top))
    expect(new Set(tops).size, act.textContent).toBe(1)
  }
})
