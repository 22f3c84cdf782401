import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const onReset = vi.fn()
const onBack = vi.fn()

async function open() {
  onReset.mockClear()
  onBack.mockClear()
  const sandbox = await createSandbox()
  const screen = await renderApp(
    <ForgotPasswordScreen returnTo={undefined} code={undefined} onReset={onReset} onBack={onBack} />,
    { texts: ['account'] },
  )
  return {
    sandbox,
    screen,
    phone: screen.getByLabelText('Mobile number'),
    send: screen.getByRole('button', { name: 'Send code' }),
    code: screen.getByLabelText('SMS code'),
    goOn: screen.getByRole('button', { name: 'Continue' }),
    password: screen.getByLabelText('New password', { exact: true }),
    repeated: screen.getByLabelText('Confirm new password'),
    reset: screen.getByRole('button', { name: 'Reset password' }),
    back: screen.getByRole('button', { name: 'Back' }),
    step: (number: number) => screen.getByText(`Step ${number} of 3`),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

async function fill({ phone, send, code, goOn, password, repeated }: Opened, typed = '123456') {
  await phone.fill('9171234567')
  await send.click()
  await code.fill(typed)
  await goOn.click()
  await password.fill('tumpak456')
  await repeated.fill('tumpak456')
}

describe('ForgotPasswordScreen', () => {
  it('goes to login after the reset', async () => {
    const opened = await open()
    await fill(opened)
    await opened.reset.click()
    await expect.poll(() => onReset.mock.calls.length).toBe(1)
  })

  it('does not navigate if the player left before the response', async () => {
    const opened = await open()
    const { sandbox, screen, reset } = opened
    await fill(opened)
    await sandbox.injectFault('resetLoginPassword', { kind: 'delay', ms: 120_000 })
    await reset.click()
    await expect.poll(() => sandbox.isIdle()).toBe(false)
    await screen.unmount()
    await sandbox.clearFaults()
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    expect(await sandbox.calls('resetLoginPassword')).toHaveLength(1)
    expect(onReset).not.toHaveBeenCalled()
  })

  it('sends a code to ten digits only, and stays on the number if that fails', async () => {
    const { sandbox, screen, phone, send, step } = await open()
    await phone.fill('917 123 456')
    await expect.element(send).toBeDisabled()
    await phone.fill('0917 123 4567')
    await sandbox.injectFault('sendLoginPasswordOtp', { kind: 'status', status: 500 })
    await send.click()
    await expect.element(screen.getByText('Server error!')).toBeVisible()
    await expect.element(send).toBeEnabled()
    await expect.element(step(1)).toBeVisible()
  })

  it('sends one code for a double tap, and asks for it', async () => {
    const { sandbox, screen, phone, send, code, step } = await open()
    await phone.fill('0917 123 4567')
    await clickTwice(send)
    await expect.element(step(2)).toBeVisible()
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(screen.getByText('We sent it to +63 9171234567.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /Send again in/ })).toBeDisabled()
    expect(await sandbox.calls('sendLoginPasswordOtp')).toHaveLength(1)
    expect(await axeViolations(screen.container)).toEqual([])
  })

  it('does not leave a step with an invalid field', { tags: 'full' }, async () => {
    const { screen, phone, send, code, goOn, step } = await open()
    await phone.fill('9171234567')
    await send.click()
    await code.fill('123')
    await goOn.click()
    await expect.element(step(2)).toBeVisible()
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    await expect.element(code).toHaveFocus()
    await expect.element(screen.getByText('Enter the 6-digit code.')).toBeVisible()
  })

  it('goes back a step and keeps what was typed; Back on the first step leaves', async () => {
    const opened = await open()
    const { screen, phone, code, password, back, goOn, step } = opened
    await fill(opened)
    // The browser's Back, then the page's own.
    screen.stores.overlays.closeTop()
    await expect.element(code).toHaveValue('123456')
    await back.click()
    await expect.element(step(1)).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Your mobile number' })).toHaveFocus()
    await expect.element(phone).toHaveValue('9171234567')
    expect(onBack).not.toHaveBeenCalled()

    // The code was sent: the way forward sends no other.
    await screen.getByRole('button', { name: 'I have a code' }).click()
    await goOn.click()
    await expect.element(password).toHaveValue('tumpak456')

    await back.click()
    await back.click()
    await back.click()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('shows passwords that differ at the second', { tags: 'full' }, async () => {
    const opened = await open()
    const { screen, repeated, reset } = opened
    await fill(opened)
    await repeated.fill('tumpak457')
    await reset.click()
    await expect.element(screen.getByText('Two password entries are inconsistent')).toBeVisible()
    await expect.element(repeated).toHaveFocus()
  })

  it.each([
    { name: 'wrong', typed: '000 000', minutes: 0 },
    { name: 'expired', typed: '123456', minutes: 5 },
  ])('returns to the code if it is $name, and keeps the password', async ({ typed, minutes }) => {
    const opened = await open()
    const { sandbox, code, password, goOn, reset, step } = opened
    await fill(opened, typed)
    await sandbox.advance(minutes * 60_000)
    await reset.click()
    await expect.element(step(2)).toBeVisible()
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    await expect.element(code).toHaveFocus()
    await userEvent.clear(code)
    await code.fill('123456')
    await goOn.click()
    await expect.element(password).toHaveValue('tumpak456')
    expect(onReset).not.toHaveBeenCalled()
  })

  it('shows the server’s refusal of another code at the number', async () => {
    const { sandbox, phone, send, step } = await open()
    await sandbox.injectFault('sendLoginPasswordOtp', { kind: 'code', code: 41203 })
    await phone.fill('9171234567')
    await send.click()
    await expect.element(step(1)).toBeVisible()
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  })
})
