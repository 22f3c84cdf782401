import { openAs, expect, test } from './support/test.ts'

test('the VIP counter rises by the socket and falls with the claim, whose popup opens once', async ({
  page,
  sandbox,
}) => {
  await openAs(page, 'ratified', '/vip')
  const tab = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /VIP/ })
  await expect(tab).toContainText('1 waiting')
  await sandbox.push('vip.tab.rewards.num', 2)
  await expect(tab).toContainText('2 waiting')
  await page.getByRole('button', { name: 'Claim: Daily reward' }).dblclick()
  const popup = page.getByRole('dialog', { name: 'Congratulations!' })
  await expect(popup.getByRole('listitem')).toHaveText([/Cash\s*\+₱5\.00/])
  await popup.getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Daily reward' })).toContainText('Claimed')
  await expect(tab).toContainText('1 waiting')
  await expect(page.getByRole('banner')).toContainText('₱5,005.00')
  expect(await sandbox.calls('claimVipDaily')).toHaveLength(1)
})
