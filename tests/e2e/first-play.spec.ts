import { advanceClock } from './support/page-state.ts'
import { clickWhenSeen } from './support/presses.ts'
import { openAs, expect, test } from './support/test.ts'

test('a new player registers, deposits, plays, finds the round, sees a badge change, and logs out', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  // A visitor browses; the first game requires a login.
  await page.goto('/game')
  await page
    .getByRole('button', { name: /Parol Nights/ })
    .first()
    .click()
  const loginFirst = page.getByRole('dialog')
  await expect(loginFirst).toContainText('Please login first to view')
  await loginFirst.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()

  await page.getByLabel('Username').fill('fiesta2026')
  await page.getByLabel('Password', { exact: true }).fill('tumpak123')
  await page.getByLabel('Mobile number').fill('0918 555 0001')
  await page.getByRole('checkbox').check()
  await clickWhenSeen(page.getByRole('button', { name: 'Sign up' }))

  // The welcome leads to the deposit, where the bonus that it promises is chosen.
  const welcome = page.getByRole('dialog')
  await expect(welcome).toContainText('+50% bonus, up to ₱500')
  await welcome.getByRole('button', { name: 'Deposit and play Parol Nights' }).click()
  await expect(page).toHaveURL(/\/finance\/recharge/)
  await clickWhenSeen(page.getByRole('button', { name: 'Not now' }))
  const bonus = 'With bonus about +₱250.00 wager about ₱7,500.00'
  await expect(page.getByRole('radio', { name: bonus, exact: true })).toBeChecked()
  await clickWhenSeen(page.getByRole('button', { name: 'Deposit ₱500.00' }))
  const frame = page.frameLocator('iframe')
  await expect(page.getByText('Waiting for your payment')).toBeVisible()
  await clickWhenSeen(frame.getByRole('button', { name: 'Confirm payment' }))
  await expect(frame.getByText('Payment confirmed')).toBeVisible()
  // The payment closes by itself: the page polls the deposit.
  await advanceClock(page, sandbox, 10_000)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('Your deposit has arrived')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('₱750.00')
  // The letter arrived over the socket: the menu shows a dot.
  await expect(page.getByRole('button', { name: 'Open menu, unread messages' })).toBeVisible()

  await clickWhenSeen(page.getByRole('button', { name: 'Back to Parol Nights' }))
  const spun = frame.getByRole('status').or(frame.locator('#result'))
  await frame.getByRole('button', { name: 'Spin' }).click()
  await expect(spun.first()).toHaveText(/You win|No win/)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)

  // The balance follows the round, and the records show it.
  await expect(page.getByRole('banner')).not.toContainText('₱750.00')
  await clickWhenSeen(page.getByRole('button', { name: /Open menu/ }))
  await clickWhenSeen(page.getByRole('link', { name: 'Game rounds' }))
  // The lobby, which stays until then, has such a tab too.
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await page.getByRole('tab', { name: 'Slots' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Parol Nights' }).first()).toContainText('₱10.00')

  // The server pushes two more letters: the count updates by itself.
  await sandbox.push('inbox.unread', 3)
  await page.getByRole('button', { name: /Open menu/ }).click()
  await expect(page.getByRole('link', { name: /Inbox/ })).toContainText('3')

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  // The page does not wait for the response.
  await expect.poll(async () => (await sandbox.calls('logoutUser')).length).toBe(1)
  expect(await sandbox.calls('createRecharge')).toHaveLength(1)
})

test('a link to a game opens it only after a tap', async ({ page, sandbox }) => {
  await openAs(page, 'ratified', '/game')
  const hot = await page.request.get('/api/game/fetch/hot?pageNum=1&pageSize=1')
  const { data } = (await hot.json()) as { data: { list: { id: string }[] } }
  await page.goto(`/game?play=${data.list[0]?.id ?? ''}`)
  const question = page.getByRole('dialog', { name: /^Open .*\?$/ })
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/\/game$/)
  expect(await sandbox.calls('launchGame')).toEqual([])
  await question.getByRole('button', { name: 'Open the game' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await sandbox.calls('launchGame')).toHaveLength(1)
})
