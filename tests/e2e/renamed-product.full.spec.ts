import { reload } from './support/page-state.ts'
import { expect, test } from './support/test.ts'
import { amountField, confirm, openForm, review } from './support/withdrawal.ts'

// The build whose product was called Fiesta before (playwright.config.ts).
test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'] })

/** As if the build of the former name had stored all of it. Runs in the page before its own scripts, once. */
function storeUnderFormerName(): void {
  try {
    if (sessionStorage.getItem('renamed') !== null) return
    sessionStorage.setItem('renamed', '1')
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('TUMPAK_'))) {
      localStorage.setItem(name.replace('TUMPAK_', 'FIESTA_'), localStorage.getItem(name) ?? '')
      localStorage.removeItem(name)
    }
  } catch {
    // A framed page of another origin cannot use this storage.
  }
}

test('a player of the former name is logged in, and a withdrawal without a response is not sent again', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install()
  await openForm(page)
  await page.evaluate(() => localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value: 'dark', expires: null })))
  await sandbox.injectFault('createWithdrawal', { kind: 'timeout' }, { after: true })
  await review(page, '500')
  await confirm(page)
  await expect.poll(async () => (await sandbox.calls('createWithdrawal')).length).toBe(1)
  await sandbox.injectFault('listWithdrawals', { kind: 'status', status: 503 }, { times: 50 })

  await context.addInitScript(storeUnderFormerName)
  await reload(page)
  await expect(page.getByText("We're checking your withdrawal")).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/theme-dark/)
  await expect(page.getByRole('banner')).toContainText('₱')
  await expect(amountField(page)).toHaveCount(0)
  await expect(page.locator('dialog[open]')).toHaveCount(0)

  await sandbox.clearFaults()
  await expect(page).toHaveURL(/order=W/)
  expect(await sandbox.calls('createWithdrawal')).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.arrayContaining(['TUMPAK_USERINFO', 'TUMPAK_THEME', 'TUMPAK_AGEACCEPTED', 'TUMPAK_DEVICEID']),
  )
})
