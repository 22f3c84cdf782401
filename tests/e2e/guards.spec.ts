import { expect, logIn, test } from './support/test.ts'

const PLAYERS_ONLY = ['/wallet', '/finance/recharge', '/game/record', '/inbox', '/profile']

for (const path of PLAYERS_ONLY) {
  test(`a visitor at ${path} stays on the lobby and is asked to log in, before any protected call`, async ({
    page,
    world,
  }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/game$/)
    await expect(page.getByRole('dialog')).toContainText('Please login first to view')
    const calls = await world.calls()
    expect(
      calls.filter(
        ({ path: called }) =>
          !called.startsWith('/api/open/') && !called.startsWith('/api/config') && !called.startsWith('/api/app/'),
      ),
    ).toEqual([])

    // Logging in leads to where the player was going.
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
    await page.getByLabel('Username').fill('ratified')
    await page.getByLabel('Password', { exact: true }).fill('tumpak123')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

for (const path of ['/', '/tab', '/no/such/page']) {
  test(`${path} leads to the lobby`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/game$/)
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  })
}

for (const target of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
  test(`a login never leads away to ${target}`, async ({ page, baseURL }) => {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`)
    await page.getByLabel('Username').fill('ratified')
    await page.getByLabel('Password', { exact: true }).fill('tumpak123')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${baseURL ?? ''}/game`)
  })
}

test('a session that ended elsewhere tells once and leaves the player a visitor', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await logIn(page, 'ratified')
  // One device per account: another one logs in.
  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  await other.addCookies([{ name: 'tumpak_world', value: world.id, url: baseURL ?? '', sameSite: 'Lax' }])
  await logIn(await other.newPage(), 'ratified')
  await other.close()

  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('USERINFO')))).toEqual([])
})
