import { expect, it, describe } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { BuiltInDocument } from './built-in-document.tsx'

const TEXTS = { texts: ['documents', 'age'] } as const
const nothing = () => undefined

describe('BuiltInDocument', () => {
  it('shows its date, and contents that lead to the sections without changing the address', async () => {
    await createSandbox()
    const screen = await renderApp(<BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />, TEXTS)
    await expect.element(screen.getByRole('note')).toMatchTextContent(/Last updated Nov 22, 2026/)
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    expect(contents.getByRole('button').elements()).toHaveLength(6)
    const address = location.href
    await contents.getByRole('button', { name: 'Wagering and withdrawals' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Wagering and withdrawals' })).toHaveFocus()
    expect(location.href).toBe(address)
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it.each([
    ['beside the text on a desktop', 1280, (contents: DOMRect, text: DOMRect) => contents.right < text.left],
    ['above the text on a phone', 360, (contents: DOMRect, text: DOMRect) => contents.bottom < text.top],
  ])('has its contents %s', async (_place, width, isThere) => {
    await page.viewport(width, 740)
    await createSandbox()
    const screen = await renderApp(<BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />, TEXTS)
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    await expect.element(contents).toBeVisible()
    const text = screen.getByRole('heading', { name: 'Who can play' })
    const boxes = [contents, text].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect]
    await page.viewport(1280, 800)
    expect(isThere(...boxes)).toBe(true)
  })

  it('begins Responsible gaming with help, before who may not play', async () => {
    await createSandbox()
    const document = <BuiltInDocument name="responsibleGaming" config={undefined} onLeave={nothing} />
    const screen = await renderApp(document, TEXTS)
    await expect.element(screen.getByRole('link', { name: 'Demo Help Line' })).toBeVisible()
    const headings = screen.getByRole('heading', { level: 3 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Get help now',
      'Take a break or stop',
      'Stay in control',
      'Who can play',
    ])
    await expect.element(screen.getByRole('link', { name: 'Customer Service' })).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })
})
