import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import type { Language } from '#src/i18n/languages.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { Fault, MockSandbox } from '#tests/support/mock-sandbox.ts'
import { RegisterScreen } from './register-screen.tsx'

const onSignedIn = vi.fn<(user: User) => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onSignedIn.mockClear()
  sandbox = await createSandbox()
})

const field = (name: RegExp) => screen.getByLabelText(name)
const username = () => field(/^(Username|Tên đăng nhập)$/)
const password = () => field(/^(Password|Mật khẩu)$/)
const signUp = () => screen.getByRole('button', { name: /^(Sign up|Đăng ký)$/ }).click()
const lost = () => screen.getByText(/^(We don't know yet if your account|Chưa rõ tài khoản)/)
const count = async (operation: 'registerUser' | 'loginUser') => (await sandbox.calls(operation)).length

/** Fills the form, and loses the response of its first try; with `after` the account was created. */
async function lose(
  fault: Fault,
  { after = true, name = 'fiesta2026', secret = 'tumpak123', language = 'en-US' as Language } = {},
) {
  screen = await renderApp(<RegisterScreen returnTo={undefined} invitationCode={undefined} onSignedIn={onSignedIn} />, {
    texts: ['account', 'offer'],
    path: '/register',
    language,
  })
  await username().fill(name)
  await field(/^(Mobile number|Số điện thoại)/).fill('918 555 0001')
  await password().fill(secret)
  await screen.getByRole('checkbox').click()
  await sandbox.injectFault('registerUser', fault, { after })
  await signUp()
  await expect.element(lost()).toBeVisible()
}

describe('RegisterScreen after a try whose response was lost', () => {
  it.each([
    { kind: 'drop' },
    { kind: 'malformed' },
    { kind: 'invalid' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 409 },
  ] as const)('logs in to the account that it made: %o', { tags: 'full' }, async (fault) => {
    await lose(fault)
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls).toMatchObject([[{ username: 'fiesta2026' }]])
    await expect.element(screen.getByText('Registered Successfully')).toBeVisible()
    expect(screen.getByText('This username is already taken.').elements()).toEqual([])
    expect([await count('registerUser'), await count('loginUser')]).toEqual([2, 1])
  })

  it('creates it with the next try if the request never arrived', async () => {
    await lose({ kind: 'drop' }, { after: false })
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls).toMatchObject([[{ username: 'fiesta2026' }]])
    expect(await count('loginUser')).toBe(0)
  })

  it('says that a name is taken if it is another’s, and tries its password once', async () => {
    await lose({ kind: 'drop' }, { after: false, name: 'takenname', secret: 'another999' })
    await signUp()
    await expect.element(username()).toHaveAccessibleDescription('This username is already taken.')
    await expect.element(lost()).not.toBeInTheDocument()
    await signUp()
    await expect.poll(() => count('registerUser')).toBe(3)
    await expect.element(username()).toHaveAccessibleDescription('This username is already taken.')
    expect(await count('loginUser')).toBe(1)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('asks about the account again if the login has no response either', { tags: 'full' }, async () => {
    await lose({ kind: 'drop' })
    await sandbox.injectFault('loginUser', { kind: 'drop' }, { after: true })
    await signUp()
    await expect.poll(() => count('loginUser')).toBe(1)
    await expect.element(lost()).toBeVisible()
    await signUp()
    await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  })

  it.each([
    ['another password', /^Password$/, 'tumpak999', /^Username$/],
    ['another name but the same number', /^Username$/, 'fiesta2027', /^Mobile number/],
  ])(
    'with %s offers to log in to that account, and does not log in by itself',
    { tags: 'full' },
    async (_what, changed, text, wrong) => {
      await lose({ kind: 'drop' })
      await field(changed).fill(text)
      await signUp()
      await expect.element(field(wrong)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(screen.getByText(/created the account fiesta2026\. Log in with the password/)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Login' }).elements()).toHaveLength(2)
      expect([await count('loginUser'), onSignedIn.mock.calls.length]).toEqual([0, 0])
    },
  )

  it('has no accessibility violations, in Vietnamese', { tags: 'full' }, async () => {
    await lose({ kind: 'drop' }, { language: 'vi-VN' })
    expect(await axeViolations(screen.container)).toEqual([])
    await password().fill('tumpak999')
    await signUp()
    await expect.element(screen.getByText(/đã tạo tài khoản fiesta2026/)).toBeVisible()
    expect(await axeViolations(screen.container)).toEqual([])
  })
})
