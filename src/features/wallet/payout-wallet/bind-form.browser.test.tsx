import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { BindWallet } from './bind-wallet.tsx'

afterEach(() => page.viewport(360, 740))

describe('BindWallet', () => {
  it('draws on a desktop the card that the fields describe, beside the form', async () => {
    await page.viewport(1280, 800)
    await createSandbox()
    const screen = await renderApp(<BindWallet onClose={() => undefined} />, {
      username: 'nophone',
      texts: ['bindWallet', 'wallet'],
    })
    await screen.getByLabelText('Name').fill('Nena Garcia')
    await screen.getByLabelText('Mobile number').fill('9177654321')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(/GCash wallet\+63 9177654321Nena Garcia/)
    const card = dialog.element().querySelector('[aria-hidden=true]:has(> [data-scheme=night])')
    const form = dialog.element().querySelector('form')
    expect(card?.getBoundingClientRect().left).toBeGreaterThan(form?.getBoundingClientRect().right ?? Infinity)
    await page.viewport(360, 740)
    await expect.element(dialog).not.toMatchTextContent(/GCash wallet/)
  })
})
