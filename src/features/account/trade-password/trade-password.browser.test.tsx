import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { TradePassword } from './trade-password.tsx'

const onClose = vi.fn<() => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onClose.mockClear()
  sandbox = await createSandbox()
})

async function open(username: string): Promise<void> {
  screen = await renderApp(<TradePassword onClose={onClose} />, { texts: ['account'], username })
}

const sheet = (name: string) => screen.getByRole('dialog', { name })
const field = (label: string) => screen.getByLabelText(label, { exact: true })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function fillBoth(password: string, again = password): Promise<void> {
  await field('Transaction password').fill(password)
  await field('Confirm transaction password').fill(again)
  await button('Confirm').click()
}

describe('TradePassword without one', () => {
  it('requires two equal entries, and knows the new one without a reload', async () => {
    await open('notradepw')
    await expect.element(sheet('Set your transaction password')).toBeVisible()
    await button('Confirm').click()
    await expect.poll(() => screen.getByText('This is required.').all().length).toBe(2)
    await fillBoth('money12345', 'money12346')
    await expect.element(screen.getByText('Password is not match')).toBeVisible()
    await fillBoth('money12345')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(screen.stores.session.user).toMatchObject({ isNullPasswordTrade: false })
  })

  it('leads to the reset if another device has set one meanwhile', async () => {
    await open('notradepw')
    const response = await fetch('/api/user/modifyPasswordTrade', {
      method: 'POST',
      headers: { 'content-type': 'application/json', deviceId: 'component-test' },
      body: JSON.stringify({ password: hashPassword('elsewhere1') }),
    })
    expect(await response.json()).toMatchObject({ success: true })
    await fillBoth('money12345')
    await expect.element(sheet('Reset your transaction password')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('TradePassword with one', () => {
  it('leads to binding a phone if the server has none after all', async () => {
    await open('ratified')
    await sandbox.injectFault('sendTradePasswordOtp', { kind: 'code', code: 41205, msg: 'No number is bound.' })
    await button('Send code').click()
    await expect.element(screen.getByText('No number is bound.')).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/Please bind the mobile phone first/)
  })
})
