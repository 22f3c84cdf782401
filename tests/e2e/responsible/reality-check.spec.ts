import type { Page } from 'playwright/test'
import type { MockSandbox } from '../../support/mock-sandbox.ts'
import { hideAndShow } from '../support/page-state.ts'
import { clickWhenSeen } from '../support/presses.ts'
import { expect, openAs, test } from '../support/test.ts'

const MINUTE_MS = 60_000

const check = (page: Page) => page.getByRole('alertdialog', { name: /^You've been playing for/ })
const spin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Spin' })

async function openGame(page: Page): Promise<void> {
  await openAs(page, 'ratified', '/game?type=slot')
  await clickWhenSeen(page.getByRole('button', { name: /^Parol Nights/ }).first())
  await expect(spin(page)).toBeEnabled()
}

/** Lets the session of play last for so many minutes: a launch every quarter of an hour keeps it. */
async function playFor(page: Page, sandbox: MockSandbox, minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 14) {
    await page.request.post('/api/game/getUrl', { data: { gameId: 'slot-001' } })
    await sandbox.advance(Math.min(14, left) * MINUTE_MS)
  }
}

test('shows over a game by the socket, pauses it, needs an answer, and lets it go on', async ({ page, sandbox }) => {
  await openGame(page)
  await expect(page.getByRole('button', { name: /Parol Nights.*Net ₱0\.00/ })).toBeVisible()
  await playFor(page, sandbox, 31)
  await expect(check(page)).toBeVisible()
  await expect(spin(page)).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(check(page)).toBeVisible()
  await sandbox.injectFault('answerRealityCheck', { kind: 'drop' })
  await clickWhenSeen(check(page).getByRole('button', { name: 'Keep playing' }))
  await expect(check(page).getByRole('alert')).toHaveText("We couldn't save your answer. Please choose again.")
  await clickWhenSeen(check(page).getByRole('button', { name: 'Keep playing' }))
  await expect(check(page)).toHaveCount(0)
  await expect(spin(page)).toBeEnabled()
})

test('shows in fullscreen, where the session stands beside the game', async ({ page, sandbox }) => {
  await openGame(page)
  await page.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(page.getByText(/0 min · Net ₱0\.00/)).toBeVisible()
  await playFor(page, sandbox, 31)
  await expect(check(page)).toBeVisible()
  await clickWhenSeen(check(page).getByRole('button', { name: 'Keep playing' }))
  await expect(check(page)).toHaveCount(0)
  await expect(spin(page)).toBeEnabled()
})

test('is still due after a reload and when the page becomes visible, and leads to the break', async ({
  page,
  sandbox,
}) => {
  await openGame(page)
  await sandbox.closeSockets(1000)
  await playFor(page, sandbox, 31)
  await hideAndShow(page)
  await expect(check(page)).toBeVisible()
  await page.goto('/wallet')
  await expect(check(page)).toBeVisible()
  await clickWhenSeen(check(page).getByRole('button', { name: 'Take a break' }))
  await expect(page).toHaveURL(/\/responsiblePlay/)
  await expect(check(page)).toHaveCount(0)
  expect(await sandbox.calls('answerRealityCheck')).toMatchObject([{ body: { answer: 'takeBreak' } }])
})

test("the device's session reminder becomes the account's reality check once, and the player is told", async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('TUMPAK_REMINDERMINUTES', JSON.stringify({ value: 90, expires: null }))
  })
  await openAs(page, 'ratified', '/game')
  await expect(page.getByText('Your session reminder now comes every 60 minutes.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: /Session reminder.*60 min/ })).toBeVisible()
  expect(await sandbox.calls('setRealityCheck')).toMatchObject([{ body: { minutes: 60 } }])
  await page.getByRole('button', { name: /Session reminder/ }).click()
  await page.getByRole('radio', { name: 'Every 15 minutes' }).check()
  await expect.poll(async () => (await sandbox.calls('setRealityCheck')).at(-1)?.body).toEqual({ minutes: 15 })
})
