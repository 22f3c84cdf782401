import { expect, logIn, test } from './support/test.ts'

const unread = { name: 'Open menu, unread messages' }
const read = { name: 'Open menu', exact: true }

test('the unread dot of the menu follows the socket', async ({ page, sandbox }) => {
  await logIn(page, 'newplayer')
  await expect(page.getByRole('button', read)).toBeVisible()
  await sandbox.push('inbox.unread', 2)
  await expect(page.getByRole('button', unread)).toBeVisible()
  await sandbox.push('inbox.unread', 0)
  await expect(page.getByRole('button', read)).toBeVisible()
})

test('a socket reconnect reloads the counters missed while it was down', async ({ page, sandbox }) => {
  await page.clock.install()
  await logIn(page, 'newplayer')
  await expect(page.getByRole('button', read)).toBeVisible()
  await sandbox.push('inbox.unread', 1)
  await expect(page.getByRole('button', unread)).toBeVisible()
  await sandbox.closeSockets(1006)
  await sandbox.push('inbox.unread', 0)
  await page.clock.fastForward(4_000)
  await expect(page.getByRole('button', read)).toBeVisible()
})
