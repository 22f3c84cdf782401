import { expect, openAs, test } from './support/test.ts'

/** A word without a place to break. */
const WORD = 'Nagkakaisa'.repeat(50)

/** Screen, persona, read, and the places of the words in its response; '' for a visitor. */
const LONG_WORDS: readonly (readonly [string, string, string, ...string[]])[] = [
  ['/game', '', 'listBanners', '/0/title', '/0/text', '/0/button'],
  ['/game?type=live', '', 'listOpenManufacturers', '/0/name', '/1/name'],
  ['/game', '', 'listOpenGameTypes', '/1/name', '/2/name'],
  ['/game?type=slot', '', 'listOpenManufacturers', '/0/name'],
  ['/game?manuf=bituin', '', 'listOpenManufacturers', '/0/name'],
  ['/faq', '', 'listFaqs', '/0/question', '/1/question', '/0/answer'],
  ['/kyc/verification', 'newplayer', 'getIdentityOptions', '/idTypes/0/name', '/idTypes/1/name'],
  ['/kyc/status', 'suspended', 'getIdentity', '/rejectReason', '/fullName', '/idNumber'],
  ['/finance/withdraw', 'ratified', 'getWallet', '/name', '/account', '/bank'],
  [
    '/transactionHistory?kind=withdrawals',
    'vip8player',
    'listWithdrawals',
    '/list/0/reason',
    '/list/0/bankName',
    '/list/0/bank',
  ],
  ['/inbox', 'vip8player', 'listLetters', '/list/0/title', '/list/1/title', '/list/0/content'],
  ['/profile', 'vip8player', 'getUser', '/nickname', '/username', '/phone'],
  ['/inviteRank?view=ranking', 'vip8player', 'getInviteRanking', '/list/0/player', '/list/1/player'],
  ['/finance/exchange', 'vip8player', 'getExchange', '/goods/0/name', '/goods/1/name'],
  ['/event', 'vip8player', 'listActivities', '/0/title', '/0/summary', '/1/title'],
]

for (const [path, username, operation, ...places] of LONG_WORDS) {
  test(`a word of 500 letters in ${operation} does not widen ${path}`, async ({ page, sandbox }) => {
    const changes = Object.fromEntries(places.map((place) => [place, WORD]))
    await sandbox.injectFault(operation, { kind: 'replace', changes }, { times: 50 })
    if (username === '') await page.goto(path)
    else await openAs(page, username, path)
    await expect(page.locator('body')).toContainText(WORD)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  })
}

/** Screen, persona, the list that is null, and what the screen says of an empty one. */
const NULL_LISTS = [
  ['/finance/recharge', 'ratified', 'listRechargeMethods', 'Deposits are paused'],
  ['/event', 'ratified', 'listActivities', 'No events right now'],
  ['/faq', '', 'listFaqs', 'No questions yet'],
  ['/game', '', 'listOpenGameTypes', 'No games yet'],
  ['/game?type=slot', '', 'listOpenManufacturers', 'No games here yet'],
] as const

for (const [path, username, operation, empty] of NULL_LISTS) {
  test(`a null ${operation} is an error with a retry on ${path}, and no empty list`, async ({
    page,
    pageErrors,
    sandbox,
  }) => {
    await sandbox.injectFault(operation, { kind: 'replace', changes: { '': null } }, { times: 50 })
    if (username === '') await page.goto(path)
    else await openAs(page, username, path)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first()
    await expect(retry).toBeVisible()
    await expect(page.getByText(empty)).toHaveCount(0)
    await sandbox.clearFaults()
    await retry.click()
    await expect(retry).toHaveCount(0)
    // The response is reported as an error of the server.
    expect(pageErrors.splice(0).every((error) => error.endsWith(': unreadable'))).toBe(true)
  })
}

test('an identity status that cannot be read is never "not verified"', async ({ page, pageErrors, sandbox }) => {
  const odd = { kind: 'replace', changes: { '/identityStatus': 7 } } as const
  await sandbox.injectFault('getUser', odd, { times: 50 })
  await sandbox.injectFault('getIdentity', odd, { times: 50 })
  await openAs(page, 'ratified', '/profile')
  await expect(page.getByRole('main')).toContainText('Status unknown')
  await expect(page.getByRole('main')).not.toContainText('Not verified')
  await page.goto('/kyc/verification')
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toHaveCount(0)
  expect(new Set(pageErrors.splice(0))).toEqual(new Set(['GET /api/user/identity/fetch: unreadable']))
})

test("the server's text of a failed page is on the page, and not on the console", async ({ page, sandbox }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() }
    // As DevTools show it: with the properties of the objects.
    void Promise.all(message.args().map((one) => one.jsonValue().catch(() => ''))).then((values) =>
      logged.push(`${type} ${text} ${JSON.stringify(values)}`),
    )
  })
  const msg = 'Ana Reyes is blocked'
  await sandbox.injectFault('getVip', { kind: 'code', code: 41_000, msg }, { times: 9 })
  await openAs(page, 'ratified', '/vip')
  await expect(page.getByText(msg).first()).toBeVisible()
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => line.includes(msg))).toEqual([])
})
