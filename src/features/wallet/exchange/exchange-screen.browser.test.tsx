import { describe, expect, it } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ExchangeScreen } from './exchange-screen.tsx'

describe('ExchangeScreen', () => {
  it.each([43301, 43302])('shows refusal %i beside the action', async (code) => {
    const sandbox = await createSandbox()
    const screen = await renderApp(<ExchangeScreen tab="points" onTab={() => undefined} />, {
      username: 'ratified',
      texts: ['wallet', 'exchange'],
    })
    await sandbox.injectFault('createExchange', { kind: 'code', code, msg: 'Not now' })
    await screen.getByRole('button', { name: 'Exchange Parol cap for 600 points' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Review your exchange' })
    await sheet.getByRole('button', { name: 'Exchange' }).click()
    await expect.element(sheet).toMatchTextContent(/Not now/)
  })
})
