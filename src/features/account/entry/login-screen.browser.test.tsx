import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { User } from '#generated/http/schemas/user.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { LoginScreen } from './login-screen.tsx'

const onSignedIn = vi.fn<(user: User) => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onSignedIn.mockClear()
  sandbox = await createSandbox()
  screen = await renderApp(<LoginScreen returnTo={undefined} code={undefined} onSignedIn={onSignedIn} />, {
    texts: ['account'],
  })
})

const username = () => screen.getByLabelText('Username')
const password = () => screen.getByLabelText('Password')

describe('LoginScreen', () => {
  it('has its ways out in a banner, and the form in the main part', async () => {
    const banner = screen.getByRole('banner')
    await expect.element(banner.getByRole('link', { name: 'Back' })).toBeVisible()
    await expect.element(banner.getByRole('link', { name: 'Customer Service' })).toBeVisible()
    const main = screen.getByRole('main')
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    expect(main.getByRole('link', { name: 'Back' }).elements()).toEqual([])
  })

  it('shows a refusal beside its field, focuses it, and keeps the input', async () => {
    await username().fill('ratified')
    await password().fill('wrong1234')
    // Not by Enter: the focus would be there already.
    await screen.getByRole('button', { name: 'Login' }).click()
    await expect.element(password()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password()).toHaveAccessibleDescription(/password/i)
    await expect.element(password()).toHaveFocus()
    await expect.element(password()).toHaveValue('wrong1234')
    await expect.element(username()).toHaveValue('ratified')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('focuses the refused field after Enter in another one', async () => {
    await password().fill('wrong1234')
    await username().fill('ratified')
    await userEvent.keyboard('{Enter}')
    await expect.element(password()).toHaveFocus()
    await expect.element(password()).toHaveAttribute('aria-invalid', 'true')
  })

  it('shows the password on demand, and names its fields to password managers', async () => {
    await expect.element(password()).toHaveAttribute('type', 'password')
    await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(username()).toHaveAttribute('autocomplete', 'username')
    await screen.getByRole('button', { name: 'Show password' }).click()
    await expect.element(password()).toHaveAttribute('type', 'text')
    await screen.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(password()).toHaveAttribute('type', 'password')
  })

  it('sends what a password manager filled in without events', async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(username().element(), 'ratified')
    set?.call(password().element(), 'tumpak123')
    await screen.getByRole('button', { name: 'Login' }).click()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  it('sends once for a double-click', async () => {
    await username().fill('ratified')
    await password().fill('tumpak123')
    await clickTwice(screen.getByRole('button', { name: 'Login' }))
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(onSignedIn.mock.calls[0]?.[0].username).toBe('ratified')
    expect(await sandbox.calls('loginUser')).toHaveLength(1)
  })
})
