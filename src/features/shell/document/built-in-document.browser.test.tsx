import { expect, it, describe } from 'vitest'
import { page } from 'vitest/browser'
import { userQuery } from '#src/queries/user.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { BuiltInDocument } from './built-in-document.tsx'

const TEXTS = { texts: ['documents', 'age'] } as const
const nothing = () => undefined

describe('BuiltInDocument', () => {
  it('shows its date, and contents that lead to the sections without changing the address', async () => {
    await createSandbox()
    const screen = await renderApp(<BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />, TEXTS)
    await expect.element(screen.getByRole('note')).toMatchTextContent(/Last updated Nov 28, 2026/)
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

  it.each([
    ['en-US', 'From ₱100.00, wager 5 times', 'From ₱200.00, fee ₱15.00'],
    ['vi-VN', 'Từ ₱100.00, cược 5 lần', 'Từ ₱200.00, phí ₱15.00'],
  ] as const)(
    'says in %s what holds for a player by method and wallet, from the server',
    async (language, method, wallet) => {
      const sandbox = await createSandbox()
      const document = <BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />
      const screen = await renderApp(document, { ...TEXTS, username: 'vip8player', language })
      await screen.queryClient.prefetchQuery(userQuery())
      await expect.element(screen.getByText(method)).toBeVisible()
      await expect.element(screen.getByText(wallet)).toBeVisible()
      await expect.element(screen.getByText(/(multiple is 10 times|hằng ngày là 10 lần)/)).toBeVisible()
      expect(await axeViolations(screen.container)).toEqual([])
      expect(await sandbox.calls('listRechargeMethods')).toHaveLength(1)
    },
  )

  it('says to a visitor that it is by method, without a request', async () => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />, TEXTS)
    await expect
      .element(screen.getByText(/payment method may have a higher minimum, shown before you pay/))
      .toBeVisible()
    await expect.element(screen.getByText('The minimum first deposit is ₱500.00.')).toBeVisible()
    expect(screen.getByText('For you right now').elements()).toEqual([])
    expect([...(await sandbox.calls('listRechargeMethods')), ...(await sandbox.calls('getWallet'))]).toEqual([])
  })

  it('is whole without the values that the server cannot give', async () => {
    const sandbox = await createSandbox()
    await sandbox.injectFault('listRechargeMethods', { kind: 'status', status: 500 }, { times: 9 })
    await sandbox.injectFault('getWallet', { kind: 'malformed' }, { times: 9 })
    const document = <BuiltInDocument name="termsOfUse" config={undefined} onLeave={nothing} />
    const screen = await renderApp(document, { ...TEXTS, username: 'vip8player' })
    await screen.queryClient.prefetchQuery(userQuery())
    await expect.poll(() => sandbox.calls('listRechargeMethods')).toHaveLength(1)
    await expect.element(screen.getByText(/multiple is 10 times/)).toBeVisible()
    expect(screen.stores.toasts.items).toEqual([])
  })
})
