import { goBack, waitForHistory } from './support/page-state.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { settled } from './support/settled.ts'
import { expect, FULL_ONLY, openAs, test } from './support/test.ts'

test('the VIP counter rises by the socket and falls with the claim, whose popup opens once', async ({
  page,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/vip')
  const tab = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /VIP/ })
  await expect(tab).toContainText('1 waiting')
  await sandbox.push('vip.tab.rewards.num', 2)
  await expect(tab).toContainText('2 waiting')
  await clickTwice(page.getByRole('button', { name: 'Claim: Daily reward' }))
  const popup = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(popup.getByRole('listitem')).toHaveText([/Cash\s*\+₱5\.00/])
  await expect(popup).toContainText('New balance: ₱5,005.00')
  await waitForHistory(page)
  await clickWhenSeen(popup.getByRole('button', { name: 'Great!' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Daily reward' })).toContainText('Claimed')
  // The button that opened the popup is gone, so the focus goes to the content.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(tab).toContainText('1 waiting')
  await expect(page.getByRole('banner')).toContainText('₱5,005.00')
  expect(await sandbox.calls('claimVipDaily')).toHaveLength(1)
})

test(
  'the VIP card is read again if a reward is counted during its first read',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/game')
    const tab = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /VIP/ })
    await expect(tab).toContainText('1 waiting')
    // A read of the counts on its way would undo the push.
    await settled(page)
    await sandbox.injectFault('getVip', { kind: 'delay', ms: 3_000 })
    const sent = page.waitForRequest('**/api/vip/card/fetch')
    await tab.click()
    await sent
    await sandbox.push('vip.tab.rewards.num', 2)
    await expect(page.getByRole('region', { name: 'Daily reward' })).toBeVisible()
    await expect.poll(async () => (await sandbox.calls('getVip')).length).toBe(2)
  },
)

test('a spin in its activity lowers the spins of the invitations', { tag: FULL_ONLY }, async ({ page }) => {
  await openAs(page, 'vip8player', '/inviteRank')
  const spins = page.getByRole('region', { name: 'Spins' })
  await expect(spins.locator('p').first()).toHaveText('3')
  await spins.getByRole('button').click()
  await page.frameLocator('iframe').getByRole('button', { name: /Spin/ }).click()
  await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
  await goBack(page)
  await goBack(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(spins.locator('p').first()).toHaveText('2')
})

test('an invitation code survives the lobby, the Login link, a change of language and a reload', async ({ page }) => {
  await page.goto('/register?code=parol2')
  const code = page.getByLabel(/Invitation code|Mã giới thiệu/)
  await expect(code).toHaveValue('PAROL2')
  await page.goto('/game')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^vi/)
  await page.getByRole('main').locator('a[href^="/register"]').click()
  await expect(page).toHaveURL(/\/register/)
  await expect(code).toHaveValue('PAROL2')
  await page.reload()
  await expect(code).toHaveValue('PAROL2')
})

test(
  'a player who logs in by a link of a friend finds the code, and it is forgotten once it is used',
  { tag: FULL_ONLY },
  async ({ page }) => {
    await page.goto('/register?code=PAROL3')
    // The app has read the link.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    await openAs(page, 'newplayer', '/profile')
    const accept = page.getByRole('main').getByRole('button', { name: "Enter a friend's code" })
    await accept.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue('PAROL3')
    await clickWhenSeen(dialog.locator('button[type=submit]'))
    await expect(page.getByText('Invited by')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('TUMPAK_INVITATIONCODE'))).toBeNull()
  },
)

test(
  'the share sheet of the invitations shows the link as text and as a QR code',
  { tag: FULL_ONLY },
  async ({ page, sandbox }) => {
    await openAs(page, 'vip8player', '/inviteRank')
    await page.getByRole('main').getByRole('button', { name: 'Invite friends' }).click()
    const share = page.getByRole('dialog', { name: 'Invite your friends' })
    await expect(share.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    await expect(share.getByRole('textbox')).toHaveValue(/\/register\?code=PAROL3$/)
    expect(await sandbox.calls('getShare')).toHaveLength(1)
  },
)
