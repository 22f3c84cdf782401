import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { RegisterScreen } from './register-screen.tsx'

const onSignedIn = vi.fn<(user: User) => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onSignedIn.mockClear()
  sandbox = await createSandbox()
})

async function open(invitationCode?: string): Promise<void> {
  screen = await renderApp(
    <RegisterScreen returnTo={undefined} invitationCode={invitationCode} onSignedIn={onSignedIn} />,
    { texts: ['account', 'offer'], path: '/register' },
  )
}

const field = (name: string) => screen.getByLabelText(name)
const consent = () => screen.getByRole('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' }).click()

/** Fills the whole form but the invitation code. */
async function fill({ username = 'fiesta2026', phone = '918 555 0001' } = {}): Promise<void> {
  await field('Username').fill(username)
  await field('Mobile number').fill(phone)
  await field('Password').fill('tumpak123')
  await consent().click()
}

describe('RegisterScreen', () => {
  it('shows required errors beside the fields, and sends nothing', async () => {
    await open()
    await expect.element(consent()).not.toBeChecked()
    await signUp()
    await expect.poll(() => screen.getByText('This is required.').elements().length).toBe(3)
    await expect.element(screen.getByText('Confirm your age and agree to the terms first.')).toBeVisible()
    await expect.element(field('Username')).toHaveFocus()
    await field('Username').fill('short')
    await field('Mobile number').fill('917123456')
    await expect.element(screen.getByText('Please enter 6-13 alphanumeric without special character.')).toBeVisible()
    await expect
      .element(screen.getByText('Enter your 10-digit mobile number, or 11 digits with the leading 0.'))
      .toBeVisible()
    expect(await sandbox.calls('registerUser')).toHaveLength(0)
  })

  it('shows the errors of a taken name and number beside them, and keeps the input', async () => {
    await open()
    await fill({ username: 'takenname', phone: '+63 917 123 4567' })
    await signUp()
    await expect.element(field('Username')).toHaveAttribute('aria-invalid', 'true')
    // Leaving the field shows the number as it is sent.
    await expect.element(field('Mobile number')).toHaveValue('9171234567')
    await field('Username').fill('fiesta2026')
    await signUp()
    await expect.element(field('Mobile number')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Password')).toHaveValue('tumpak123')
    await expect.element(consent()).toBeChecked()
    await field('Mobile number').fill('0918 555 0001')
    await signUp()
    await expect.element(screen.getByText('Registered Successfully')).toBeVisible()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('shows the error of an unknown invitation code beside its field', async () => {
    await open('NOBODY')
    await fill()
    await signUp()
    await expect.element(field('Invitation code')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Invitation code')).toHaveFocus()
  })

  it('accepts a code in lower case, and shows it in upper case', async () => {
    await open()
    await field('Invitation code').fill(' parol3')
    await fill()
    await expect.element(field('Invitation code')).toHaveValue('PAROL3')
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
    expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ registrationCode: 'PAROL3' })
  })

  it('requires a code if registration does', async () => {
    await open('INVITEONLY')
    const code = field('Registration code')
    await expect.element(code).toHaveValue('INVITEONLY')
    await code.clear()
    await fill()
    await signUp()
    await expect.element(code).toHaveAccessibleDescription('This is required.')
    expect(await sandbox.calls('registerUser')).toHaveLength(0)
    await code.fill('PAROL3')
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  it('has no form if registration is closed', async () => {
    await open('CLOSED')
    await expect.element(screen.getByText('Registration is closed')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Sign up' })).not.toBeInTheDocument()
  })

  it('reports that registration closed meanwhile, and keeps the input', async () => {
    await open()
    await fill()
    await field('Invitation code').fill('CLOSED')
    await signUp()
    await expect.poll(() => sandbox.calls('registerUser')).toHaveLength(1)
    await expect.element(screen.getByText(/registration is/i).first()).toBeVisible()
    await expect.element(field('Username')).toHaveValue('fiesta2026')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('has the ordinary form if the rule fails to load', async () => {
    await sandbox.injectFault('getRegistrationRule', { kind: 'status', status: 500 }, { times: 5 })
    await open()
    await fill()
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  it('shows the offer with its terms, and none while registration is closed', async () => {
    await open()
    await expect.element(screen.getByText(/wager deposit and bonus 10×, 21\+/)).toBeVisible()
    await screen.unmount()
    await open('CLOSED')
    await expect.element(screen.getByText('Registration is closed')).toBeVisible()
    expect(screen.getByText(/wager/).elements()).toEqual([])
  })
})
