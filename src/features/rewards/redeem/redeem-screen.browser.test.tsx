import { describe, expect, it } from 'vitest'
import { redeemCode } from '#generated/http/rewards/redeem-code.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { axeViolations } from '#tests/support/component/axe.ts'
import { createSandbox, renderApp } from '#tests/support/component/render.tsx'
import { RedeemScreen } from './redeem-screen.tsx'

async function setup(language: 'en-US' | 'vi-VN' = 'en-US') {
  const sandbox = await createSandbox()
  return { sandbox, ...(await show('ratified', language)) }
}

/** The screen, as a visit or a reload shows it. */
async function show(username = 'ratified', language: 'en-US' | 'vi-VN' = 'en-US') {
  const screen = await renderApp(<RedeemScreen />, { username, language, texts: ['events', 'rewards'] })
  const { overlays } = screen.stores
  const field = screen.getByRole('textbox')
  const button = screen.getByRole('button', { name: language === 'vi-VN' ? 'Đổi mã' : 'Redeem' })
  const popups = () => overlays.stack.filter(({ name }) => name === 'reward').map(({ props }) => props)
  return { ...screen, overlays, field, button, popups }
}

describe('RedeemScreen', () => {
  it('redeems a code once, shows its rewards, and empties the field when they are closed', async () => {
    const { field, button, popups, sandbox, overlays, getByText } = await setup()
    await field.fill(' \u200BFIESTA 2026\u200E ')
    await clickTwice(button)
    await expect
      .poll(popups)
      .toMatchObject([{ rewards: [{ type: 'cash', amount: 20 }, { type: 'coupon' }, { type: 'point' }] }])
    // A second tap before the popup covers the button sends nothing.
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    overlays.closeTop()
    await expect.element(field).toHaveValue('')
    expect(await sandbox.calls('redeemCode')).toHaveLength(1)
    expect(getByText('This is required.').elements()).toEqual([])
  })

  it.each([
    ['NOSUCHCODE', 'This code does not exist.'],
    ['USED', 'This code has been used up.'],
    ['EXPIRED', 'This code has expired.'],
  ])('shows why %s is refused at the field and keeps it', async (code, text) => {
    const { field, button, popups } = await setup()
    await field.fill(code)
    await button.click()
    await expect.element(field).toHaveAccessibleDescription(text)
    await expect.element(field).toHaveValue(code)
    await expect.element(field).toHaveFocus()
    expect(popups()).toEqual([])
  })

  it('refuses a code that the player used before, such as in another tab', async () => {
    const { field, button, getByText } = await setup()
    await redeemCode({ code: 'FIESTA2026' })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(field).toHaveAccessibleDescription('You have already used this code.')
    expect(getByText('Your code went through', { exact: false }).elements()).toEqual([])
  })

  it('says what fits a code before anything is sent', async () => {
    const { field, button, sandbox } = await setup()
    await button.click()
    await expect.element(field).toHaveAccessibleDescription('This is required.')
    await field.fill('two_words')
    await expect.element(field).toHaveAccessibleDescription(/letters, digits or hyphens/)
    await button.click()
    expect(await sandbox.calls('redeemCode')).toEqual([])
  })

  it('shows a lost response as unknown, and the repeat settles it', async () => {
    const { field, button, popups, sandbox, stores, getByText } = await setup()
    const unknown = getByText("We don't know yet if your code went through", { exact: false })
    await sandbox.injectFault('redeemCode', { kind: 'drop' }, { after: true })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(unknown).toBeVisible()
    // Why, says the toast.
    expect(stores.toasts.items).toHaveLength(1)
    await expect.element(field).toHaveValue('FIESTA2026')
    // The note is about this code alone.
    await field.fill('FIESTA')
    await expect.element(unknown).not.toBeInTheDocument()
    await field.fill('FIESTA2026')
    await expect.element(unknown).toBeVisible()
    await button.click()
    await expect.element(getByText('Your code went through', { exact: false })).toBeVisible()
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(getByText('You have already used this code.').elements()).toEqual([])
    expect(popups()).toEqual([])
  })

  it('redeems with the repeat if the lost request never arrived', async () => {
    const { field, button, popups, sandbox, getByText } = await setup()
    await sandbox.injectFault('redeemCode', { kind: 'drop' })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(getByText("We don't know yet", { exact: false })).toBeVisible()
    await button.click()
    await expect.poll(popups).toHaveLength(1)
    await expect.element(getByText("We don't know yet", { exact: false })).not.toBeInTheDocument()
  })

  it('shows after a reload that a code is unknown, and that it went through', async () => {
    const { field, button, sandbox, unmount } = await setup()
    await sandbox.injectFault('redeemCode', { kind: 'malformed' }, { after: true })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(field).toHaveValue('FIESTA2026')
    await expect.poll(() => sandbox.calls('redeemCode')).toHaveLength(1)
    await unmount()
    expect(JSON.stringify(localStorage)).not.toMatch(/fiesta2026/i)
    const { getByRole, getByText, popups } = await show()
    // The field is empty: any code without a result counts.
    await expect.element(getByText("We don't know yet", { exact: false })).toBeVisible()
    await getByRole('textbox').fill('fiesta2026')
    await getByRole('button', { name: 'Redeem' }).click()
    await expect.element(getByText('Your code went through', { exact: false })).toBeVisible()
    expect(getByText('You have already used this code.').elements()).toEqual([])
    expect(popups()).toEqual([])
    await getByRole('textbox').fill('')
    await expect.element(getByText("We don't know yet", { exact: false })).not.toBeInTheDocument()
  })

  it.each([
    ['a refusal of the repeat for another reason', { kind: 'status', status: 429 }],
    ['a second lost response', { kind: 'drop' }],
  ] as const)('still does not know after %s', async (_what, fault) => {
    const { field, button, sandbox, getByText } = await setup()
    await sandbox.injectFault('redeemCode', { kind: 'drop' }, { after: true })
    await sandbox.injectFault('redeemCode', fault)
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(getByText("We don't know yet", { exact: false })).toBeVisible()
    await button.click()
    await expect.poll(() => sandbox.calls('redeemCode')).toHaveLength(2)
    await expect.element(getByText("We don't know yet", { exact: false })).toBeVisible()
    await button.click()
    await expect.element(getByText('Your code went through', { exact: false })).toBeVisible()
  })

  it('forgets a first try that the server refused', async () => {
    const { field, button, sandbox } = await setup()
    await sandbox.injectFault('redeemCode', { kind: 'status', status: 429 })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.poll(() => sandbox.calls('redeemCode')).toHaveLength(1)
    await redeemCode({ code: 'FIESTA2026' })
    await button.click()
    await expect.element(field).toHaveAccessibleDescription('You have already used this code.')
  })

  it('shows a player nothing of the tries of another one', async () => {
    const { field, button, sandbox, getByText, unmount } = await setup()
    await sandbox.injectFault('redeemCode', { kind: 'drop' }, { after: true })
    await field.fill('FIESTA2026')
    await button.click()
    await expect.element(getByText("We don't know yet", { exact: false })).toBeVisible()
    await unmount()
    const other = await show('vip8player')
    await expect.element(other.getByRole('textbox')).toBeVisible()
    expect(other.getByText("We don't know yet", { exact: false }).elements()).toEqual([])
  })

  it('opens the channels that post codes', async () => {
    const { getByRole, overlays } = await setup()
    await getByRole('button', { name: /Our channels/ }).click()
    expect(overlays.queued?.name).toBe('follow')
  })

  it.each([
    [/Your inbox/, '/inbox'],
    [/Customer Service/, '/livechat'],
    [/Codes you redeemed/, '/records'],
  ])('leads to %s', async (name, path) => {
    const { getByRole } = await setup()
    await expect.element(getByRole('link', { name })).toHaveAttribute('href', path)
  })

  it('has no accessibility violations with an error, in Vietnamese', async () => {
    const { container, field, button } = await setup('vi-VN')
    await field.fill('USED')
    await button.click()
    await expect.element(field).toHaveAccessibleDescription('Mã này đã hết lượt dùng.')
    expect(await axeViolations(container)).toEqual([])
  })
})
