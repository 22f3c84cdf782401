import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { userQuery } from '#src/queries/user.ts'
import type { AccountSheetName } from '#src/stores/overlay-names.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { AccountSheet } from './account-sheet.tsx'

const onClose = vi.fn<() => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onClose.mockClear()
  sandbox = await createSandbox()
})

async function open(sheet: AccountSheetName, username = 'ratified'): Promise<void> {
  screen = await renderApp(<AccountSheet sheet={sheet} onClose={onClose} />, { texts: ['account'], username })
}

const field = (name: string) => screen.getByLabelText(name)
const button = (name: string) => screen.getByRole('button', { name })

async function expectClosed(): Promise<void> {
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
}

describe('NicknameSheet', () => {
  it('keeps a refused nickname beside its error, and sends the new one without spaces', async () => {
    await open('nickname')
    const nickname = field('Nickname')
    await expect.element(nickname).toHaveFocus()
    await expect.element(nickname).toHaveValue('Demo Player')
    await nickname.fill(' ')
    await button('Save').click()
    await expect.element(screen.getByText('This is required.')).toBeVisible()
    await nickname.fill('takennick')
    await button('Save').click()
    await expect.element(nickname).toHaveAttribute('aria-invalid', 'true')
    await expect.element(nickname).toHaveValue('takennick')
    await nickname.fill('  Kay Ganda ')
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    await screen.unmount()
    await open('nickname')
    await expect.element(field('Nickname')).toHaveValue('Kay Ganda')
  })

  it('sends nothing without a change', async () => {
    await open('nickname')
    await button('Save').click()
    await expectClosed()
    expect(await sandbox.calls('updateUser')).toHaveLength(0)
  })
})

describe('NicknameSheet, gender', () => {
  it('sends the gender alone for a player without a nickname, and keeps the choice after a failure', async () => {
    await open('nickname', 'newplayer')
    await sandbox.injectFault('updateUser', { kind: 'status', status: 503 })
    await screen.getByRole('radio', { name: 'Female' }).click()
    await button('Save').click()
    await expect.poll(async () => (await sandbox.calls('updateUser')).length).toBe(1)
    await expect.element(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
    expect(onClose).not.toHaveBeenCalled()
    await button('Save').click()
    await expectClosed()
    expect(await sandbox.calls('updateUser')).toHaveLength(2)
  })
})

describe('AvatarSheet', () => {
  it('retries its list, and shows the refusal of a removed picture', async () => {
    await sandbox.injectFault('listAvatars', { kind: 'code', code: 50000, msg: 'No pictures' })
    await open('avatar')
    await button('Retry').click()
    const choose = async (name: string) => {
      // Its picture covers it.
      await screen.getByRole('radio', { name }).click({ force: true })
    }
    await choose('Picture 4')
    await sandbox.injectFault('updateUser', { kind: 'code', code: 41502, msg: 'This picture is gone.' })
    await button('Save').click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This picture is gone.')
    expect(onClose).not.toHaveBeenCalled()
    await choose('Picture 5')
    await button('Save').click()
    await expectClosed()
  })
})

describe('LoginPasswordSheet', () => {
  it('requires the old password, and a different new one typed twice', async () => {
    await open('loginPassword')
    const old = field('Current password')
    await old.fill('nottheone1')
    await field('New password').fill('tumpak123')
    await field('Confirm new password').fill('tumpak124')
    await button('Save').click()
    await expect.element(screen.getByText('Two password entries are inconsistent')).toBeVisible()
    await field('Confirm new password').fill('tumpak123')
    await button('Save').click()
    await expect.element(old).toHaveAttribute('aria-invalid', 'true')
    await old.fill('tumpak123')
    await button('Save').click()
    await expect.element(field('New password')).toHaveAttribute('aria-invalid', 'true')
    await field('New password').fill('another123')
    await field('Confirm new password').fill('another123')
    await button('Save').click()
    await expectClosed()
    await expect.element(screen.getByText('Processed Successfully')).toBeVisible()
  })
})

describe('InvitationSheet', () => {
  it('keeps a refused code beside its error, and binds a valid one once', async () => {
    await open('invitation')
    const code = field("Friend's invitation code")
    await button('Bind').click()
    await expect.element(screen.getByText('This is required.')).toBeVisible()
    for (const refused of ['NOBODY', 'PAROL2']) {
      await code.fill(refused)
      await button('Bind').click()
      await expect.element(code).toHaveAttribute('aria-invalid', 'true')
      await expect.element(code).toHaveValue(refused)
    }
    await sandbox.injectFault('bindInvitation', { kind: 'code', code: 41403, msg: 'You were invited already.' })
    await code.fill('PAROL3')
    await button('Bind').click()
    await expect.element(code).toHaveAccessibleDescription('You were invited already.')
    const before = (await sandbox.calls('bindInvitation')).length
    await code.fill('PAROL3 ')
    await clickTwice(button('Bind'))
    await expectClosed()
    expect(await sandbox.calls('bindInvitation')).toHaveLength(before + 1)
  })
})

describe('InvitationSheet, a code in lower case', () => {
  it('is shown and sent in upper case', async () => {
    await open('invitation')
    const code = field("Friend's invitation code")
    await code.fill('nobody')
    await userEvent.tab()
    await expect.element(code).toHaveValue('NOBODY')
    await code.fill(' parol3')
    await userEvent.keyboard('{Enter}')
    await expectClosed()
    const [sent] = await sandbox.calls('bindInvitation')
    expect(sent?.path).toBe('/api/user/bind/PAROL3')
  })
})

describe('BindPhoneSheet', () => {
  it('binds a number by its OTP', async () => {
    await open('phone', 'newplayer')
    // The profile below has loaded it.
    await screen.queryClient.fetchQuery(userQuery())
    const phone = field('Mobile number')
    await expect.element(phone).toHaveAccessibleDescription('You signed up with 918****123.')
    await expect.element(phone).toHaveAttribute('placeholder', '10-11 digits')
    await phone.fill('999 555 0010')
    await button('Send code').click()
    await expect.element(screen.getByText('Sent Successfully')).toBeVisible()
    await expect.element(field('SMS code')).toHaveFocus()
    await field('SMS code').fill('123456')
    await button('Bind').click()
    await expectClosed()
  })
})
