import { describe, expect, it, vi } from 'vitest'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const onReset = vi.fn()

async function fillAndSend() {
  const sandbox = await createSandbox()
  const screen = await renderApp(
    <ForgotPasswordScreen returnTo={undefined} code={undefined} onReset={onReset} onBack={() => undefined} />,
    { texts: ['account'] },
  )
  await screen.getByLabelText('Mobile number').fill('9171234567')
  await screen.getByRole('button', { name: /Send code/ }).click()
  await screen.getByLabelText(/code/i).first().fill('123456')
  await screen.getByLabelText('New password', { exact: true }).fill('tumpak456')
  await screen.getByLabelText('Confirm new password').fill('tumpak456')
  return { sandbox, screen, send: screen.getByRole('button', { name: 'Reset password' }) }
}

describe('ForgotPasswordScreen', () => {
  it('goes to login after the reset', async () => {
    onReset.mockClear()
    const { send } = await fillAndSend()
    await send.click()
    await expect.poll(() => onReset.mock.calls.length).toBe(1)
  })

  it('does not navigate if the player left before the response', async () => {
    onReset.mockClear()
    const { sandbox, screen, send } = await fillAndSend()
    await sandbox.injectFault('resetLoginPassword', { kind: 'delay', ms: 500 })
    await send.click()
    await expect
      .poll(async () => (await sandbox.calls('resetLoginPassword')).length + Number(!(await sandbox.isIdle())))
      .toBeGreaterThan(0)
    await screen.unmount()
    await expect.poll(() => sandbox.isIdle()).toBe(true)
    expect(await sandbox.calls('resetLoginPassword')).toHaveLength(1)
    expect(onReset).not.toHaveBeenCalled()
  })
})
