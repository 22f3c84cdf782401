import { clickWhenSeen } from './support/presses.ts'
import { goBack } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { expect, FULL_ONLY, openAs, test, tagFurtherCases } from './support/test.ts'
import { enqueue, NAMED_OVERLAYS_URL, open } from './support/overlays.ts'

// The gallery's build opens these by their names, from any page.
test.use({ baseURL: NAMED_OVERLAYS_URL })

const REWARDS = [
  { type: 'cash' as const, amount: 88.5 },
  { type: 'coupon' as const, amount: 1 },
  { type: 'energy' as const, amount: 2 },
  { type: 'point' as const, amount: 1500 },
]

test.describe('the reward popup', () => {
  test('lists the rewards, a coupon without amount, and reloads the balance once', async ({ page, sandbox }) => {
    await openAs(page, 'ratified', '/faq')
    await expect(page.getByRole('banner')).toContainText('₱5,000.00')
    await settled(page)
    const before = (await sandbox.calls('getBalance')).length
    await enqueue(page, 'reward', { rewards: REWARDS })
    const popup = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(popup.getByRole('listitem')).toHaveText(['Cash+₱88.50', 'Coupon', 'Energy+2', 'Points+1,500'])
    await expect.poll(async () => (await sandbox.calls('getBalance')).length).toBe(before + 1)
    await clickWhenSeen(popup.getByRole('button', { name: 'Great!' }))
    await expect(popup).toHaveCount(0)
    expect(await sandbox.calls('getBalance')).toHaveLength(before + 1)
  })

  test('shows rewards one after the other', { tag: FULL_ONLY }, async ({ page }) => {
    await openAs(page, 'ratified', '/faq')
    await enqueue(page, 'reward', { rewards: [{ type: 'point', amount: 1 }] })
    await enqueue(page, 'reward', { rewards: [{ type: 'point', amount: 2 }] })
    const popup = page.getByRole('dialog', { name: 'Congratulations!' })
    await expect(popup).toContainText('+1')
    await goBack(page)
    await expect(popup).toContainText('+2')
    await goBack(page)
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL(/\/faq$/)
  })
})

test.describe('following', () => {
  test.use({ isFirstVisit: true })

  test('is offered once per device after a first reward', { tag: FULL_ONLY }, async ({ page, context }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Accept' }).click()
    await openAs(page, 'ratified', '/game')
    await enqueue(page, 'reward', { rewards: REWARDS })
    await clickWhenSeen(page.getByRole('button', { name: 'Great!' }))
    const follow = page.getByRole('dialog', { name: 'Follow us' })
    await expect(follow.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://facebook.example/page',
    )
    await expect(follow.getByRole('link', { name: 'Follow on Telegram' })).toHaveAttribute(
      'href',
      'https://telegram.example/channel',
    )
    await expect(follow.getByRole('link', { name: 'Viber' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(follow).toHaveCount(0)
    await enqueue(page, 'reward', { rewards: REWARDS })
    await clickWhenSeen(page.getByRole('button', { name: 'Great!' }))
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    expect(context.pages()).toHaveLength(1)
  })
})

test('sharing copies the player’s own link and confirms it', { tag: FULL_ONLY }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'ratified', '/faq')
  await open(page, 'share', {})
  const share = page.getByRole('dialog', { name: 'Invite your friends' })
  await expect(share.getByRole('textbox')).toHaveValue(/\/register\?code=/)
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('status')).toContainText('Share url copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/register\?code=\w+$/)
})

test('a share sheet that fails to load offers Retry', { tag: FULL_ONLY }, async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/faq')
  await sandbox.injectFault('getShare', { kind: 'code', code: 50000, msg: '' })
  await open(page, 'share', {})
  const share = page.getByRole('dialog', { name: 'Invite your friends' })
  await share.getByRole('button', { name: 'Retry' }).click()
  await expect(share.getByRole('textbox')).toHaveValue(/\/register\?code=/)
})

for (const [index, name] of (['share', 'follow'] as const).entries()) {
  test(`a visitor logs in before ${name} and returns to it`, { tag: tagFurtherCases(index) }, async ({ page }) => {
    await page.goto('/game?type=fish')
    await expect(page.getByRole('tab', { name: 'Fish' })).toBeVisible()
    if (name === 'share') await open(page, 'share', {})
    else await enqueue(page, 'follow', {})
    const loginFirst = page.getByRole('dialog')
    await expect(loginFirst).toContainText('Please login first to view')
    await loginFirst.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/returnTo=.*fish/)
  })
}
