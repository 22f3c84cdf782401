import { reload, waitForHistory } from './support/page-state.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
import { expect, fillLogin, FULL_ONLY, logOut, openAs, test } from './support/test.ts'

test(
  'a task of an activity lowers its counter once and shows its reward once',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'vip8player', '/event')
    const card = page.getByRole('listitem').filter({ hasText: 'Daily tasks' })
    await expect(card).toContainText('2 waiting')
    await sandbox.push('task.reward', 3)
    await expect(card).toContainText('3 waiting')
    await clickTwice(card.getByRole('button', { name: 'See tasks: Daily tasks' }))
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: /Claim/ }).click()
    const popup = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(popup.getByRole('listitem')).toHaveText([/Cash\s*\+₱3\.00/, /Points\s*\+30/])
    await waitForHistory(page)
    await clickWhenSeen(popup.getByRole('button', { name: 'Great!' }))
    await expect(popup).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.getByRole('region', { name: /Daily tasks/ }).first()).toBeVisible()
    await expect(card).toContainText('2 waiting')
  },
)

test(
  'each counter of a reward is in the menu, which leads to its activity',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'newplayer', '/game')
    const counters = [
      ['badge.sign.up', 1, /Sign-up bonus/],
      ['daily.deposit.sign', 2, /^Events/],
      ['task.reward', 3, /Tasks/],
      ['vip.tab.rewards.num', 4, /^VIP/],
      ['invite.friends.spins', 5, /Invite friends/],
      ['inbox.unread', 6, /Inbox/],
    ] as const
    // A read of the counts that is on its way does not know what is pushed.
    await settled(page)
    for (const [event, count] of counters) await sandbox.push(event, count)
    await page.getByRole('button', { name: 'Open menu, unread messages' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const [event, count, name] of counters) {
      // Events counts all that waits on its page.
      const shown = event === 'daily.deposit.sign' ? 1 + 2 + 3 : count
      await expect(menu.getByRole('link', { name }), name.source).toContainText(String(shown))
    }
    await menu.getByRole('link', { name: /Tasks/ }).click()
    await expect(page).toHaveURL(/\/event#task$/)
    await expect(page.getByRole('heading', { name: 'Daily tasks' })).toBeInViewport()
  },
)

test('the channels open from the menu', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'ratified', '/game')
  await page.getByRole('button', { name: /Open menu/ }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Follow us' }).click()
  const follow = page.getByRole('dialog', { name: 'Follow us' })
  await expect(follow.getByRole('link', { name: 'Follow on Telegram' })).toBeVisible()
  await waitForHistory(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(/\/game$/)
})

test('a visitor from a message logs in and comes back to the gift, whose step is claimed once', async ({
  page,
  sandbox,
}) => {
  await page.goto('/returnGift/RG-0002')
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await fillLogin(page, 'ratified')
  await expect(page).toHaveURL(/\/returnGift\/RG-0002$/)
  const step = page.getByRole('region', { name: 'Log in again' })
  await clickTwice(step.getByRole('button'))
  const popup = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(popup.getByRole('listitem')).toHaveText([/Cash\s*\+₱10\.00/])
  await waitForHistory(page)
  await clickWhenSeen(popup.getByRole('button', { name: 'Great!' }))
  await expect(step).toContainText('Claimed')
  expect(await sandbox.calls('claimRecallTask')).toHaveLength(1)
})

test(
  'a visitor who is not ready to log in at a gift comes back to it by Login, once',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await page.goto('/returnGift/RG-0002')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await fillLogin(page, 'ratified')
    await expect(page).toHaveURL(/\/returnGift\/RG-0002$/)
    await expect(page.getByRole('region', { name: 'Log in again' })).toBeVisible()
    await logOut(page)
    await fillLogin(page, 'vip8player')
    await expect(page).toHaveURL(/\/game$/)
  },
)

test(
  'a player leaves a gift of another account by its login, and opens it there',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await openAs(page, 'vip8player', '/returnGift/RG-0002')
    await page.getByRole('main').getByRole('link', { name: 'Use another account' }).click()
    await fillLogin(page, 'ratified')
    await expect(page).toHaveURL(/\/returnGift\/RG-0002$/)
    await expect(page.getByRole('region', { name: 'Log in again' })).toBeVisible()
  },
)

test(
  'a code whose page is reloaded before its response has gone through, which the repeat says',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/redeem')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Code' }).fill('FIESTA2026')
    await sandbox.injectFault('redeemCode', { kind: 'timeout' }, { after: true })
    await main.getByRole('button', { name: 'Redeem' }).click()
    await expect.poll(async () => (await sandbox.calls('redeemCode')).length).toBe(1)
    await reload(page)
    await expect(main).toContainText("We don't know yet if your code went through")
    await main.getByRole('textbox', { name: 'Code' }).fill('FIESTA2026')
    await main.getByRole('button', { name: 'Redeem' }).click()
    await expect(main).toContainText('Your code went through. Its rewards are in your account.')
    await expect(page.getByText('You have already used this code.')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('₱5,020.00')
  },
)

test('a code is redeemed once, and its rewards are in balance and popup', async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/redeem')
  const field = page.getByRole('textbox', { name: 'Code' })
  await field.fill('FIESTA2026')
  await clickTwice(page.getByRole('main').getByRole('button', { name: 'Redeem' }))
  const popup = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(popup.getByRole('listitem')).toHaveText([/Cash\s*\+₱20\.00/, /^Coupon$/, /Points\s*\+100/])
  await waitForHistory(page)
  await clickWhenSeen(popup.getByRole('button', { name: 'Great!' }))
  await expect(field).toHaveValue('')
  await expect(page.getByRole('banner')).toContainText('₱5,020.00')
  expect(await sandbox.calls('redeemCode')).toHaveLength(1)
})
