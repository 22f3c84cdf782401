import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { type Cut, type CutRun, type MoneyScreen, playCutRun } from './support/cut-run.ts'
import { startFlakyProxy } from './support/flaky-proxy.ts'
import { clickTwice, clickWhenSeen } from './support/presses.ts'
import { expect, fillLogin, test } from './support/test.ts'

/** 20 in a normal run, 200 in the full one (`scripts/test/steps.ts`). */
const RUNS = Number(process.env['TUMPAK_CUT_RUNS'] ?? '10')
const SEED = 20261120

const DEPOSIT_CALLS = [
  'listRechargeMethods',
  'listRechargeAmounts',
  'listCoupons',
  'prepareRecharge',
  'createRecharge',
  'listRecharges',
  'getBalance',
]
const WITHDRAWAL_CALLS = ['getWallet', 'getBalance', 'listWithdrawals', 'createWithdrawal']

const cut = (operations: string[], money: string): fc.Arbitrary<Cut> =>
  fc.record({
    // The request that moves money is cut as often as all others together.
    at: fc.oneof(fc.constantFrom(...operations), fc.constant(money)),
    how: fc.constantFrom('connection', 'drop', 'timeout', 'gateway', 'malformed'),
    after: fc.boolean(),
  })

const run = (what: CutRun['what'], operations: string[], money: string): fc.Arbitrary<CutRun> =>
  fc.record({
    what: fc.constant(what),
    cuts: fc.array(cut(operations, money), { minLength: 1, maxLength: 3 }),
    reloads: fc.boolean(),
    goesOffline: fc.boolean(),
    asksAgain: fc.boolean(),
  })

const runs = fc.oneof(
  run('deposit', DEPOSIT_CALLS, 'createRecharge'),
  run('withdrawal', WITHDRAWAL_CALLS, 'createWithdrawal'),
)

const main = (page: Page) => page.getByRole('main')

const DEPOSIT: MoneyScreen = {
  path: '/finance/recharge',
  confirmsAt: 'form',
  async see(page) {
    const form = main(page).locator('form')
    const shown = form.or(main(page).getByRole('button', { name: /Check now|Deposit again|Retry|Back to/ }))
    if (!(await shown.first().isVisible())) return 'loading'
    if (await page.getByText("We're checking your deposit").isVisible()) return 'unknown'
    if (await page.getByText('No deposit was made').isVisible()) return 'notMade'
    if (
      await main(page)
        .getByRole('heading', { name: /^(Waiting for your payment|Your deposit timed out)$/ })
        .isVisible()
    )
      return 'made'
    if (!(await form.isVisible())) return 'failed'
    return (await form.locator('[type=submit][aria-busy=true]').isVisible()) ? 'sending' : 'form'
  },
  fill: (page) => page.getByLabel('Amount', { exact: true }).fill('500'),
  confirm: (page) => clickTwice(main(page).locator('form [type=submit]')),
  again: (page) => clickWhenSeen(page.getByRole('button', { name: 'Deposit again' })),
  askAgain: (page) => clickWhenSeen(page.getByRole('button', { name: 'Try the same deposit again' })),
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Review your withdrawal' })

const WITHDRAWAL: MoneyScreen = {
  path: '/finance/withdraw',
  confirmsAt: 'confirming',
  async see(page) {
    if (page.url().includes('order=W')) return 'made'
    if (await page.getByText("We're checking your withdrawal").isVisible()) return 'unknown'
    if (await page.getByText('Not in your withdrawals yet', { exact: true }).isVisible()) return 'notMade'
    if (await sheet(page).isVisible()) {
      return (await sheet(page).locator('[type=submit][aria-busy=true]').isVisible()) ? 'sending' : 'confirming'
    }
    if (await main(page).locator('form').isVisible()) return 'form'
    return (await main(page).getByRole('button', { name: 'Retry' }).isVisible()) ? 'failed' : 'loading'
  },
  async fill(page) {
    const password = sheet(page).getByLabel('Transaction password', { exact: true })
    if (await password.isVisible()) return password.fill('tumpak123')
    await page.getByLabel('Amount', { exact: true }).fill('200')
    await clickWhenSeen(page.getByRole('button', { name: 'Continue' }))
  },
  confirm: (page) => clickTwice(sheet(page).locator('[type=submit]')),
  again: (page) => clickWhenSeen(page.getByRole('button', { name: 'Try again' })),
}

const PATHS = { deposit: '/api/recharge/fetch', withdrawal: '/api/withdraw/fetch' }

test('any sequence of connection failures leaves as many orders as were confirmed', async ({
  page,
  sandbox,
  pageErrors,
  baseURL,
}) => {
  test.setTimeout(60_000 + RUNS * 30_000)
  const proxy = await startFlakyProxy(baseURL ?? '')
  page.setDefaultTimeout(5000)
  await page.clock.install()
  await page.goto(`${proxy.url}/login`, { timeout: 30_000 })
  await fillLogin(page, 'vip8player')
  await expect(page).toHaveURL(/\/game/)
  const deviceId = await page.evaluate(
    () => JSON.parse(localStorage.getItem('TUMPAK_DEVICEID') ?? '{}').value as string,
  )
  const countOrders = async (what: CutRun['what']): Promise<number> => {
    const response = await page.request.get(`${proxy.url}${PATHS[what]}?pageNum=1&pageSize=1`, {
      headers: { deviceId },
    })
    return ((await response.json()) as { data: { total: number } }).data.total
  }
  let seen = 0
  await fc.assert(
    fc.asyncProperty(runs, async (one) => {
      await sandbox.clearFaults()
      const before = await countOrders(one.what)
      const { confirmed, notMade, story } = await playCutRun(
        page,
        sandbox,
        proxy,
        one.what === 'deposit' ? DEPOSIT : WITHDRAWAL,
        one,
      )
      await sandbox.clearFaults()
      const sent = (await sandbox.calls()).filter(({ operationId }) =>
        /^(create|list)(Recharge|Withdrawal)/.test(operationId ?? ''),
      )
      expect(
        (await countOrders(one.what)) - before,
        JSON.stringify({ one, confirmed, notMade, story, sent }, null, 1),
      ).toBe(confirmed - notMade)
      seen += 1
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  )
  expect(seen).toBe(RUNS)
  proxy.close()
  // The app reports cut connections; each report is a failed request.
  for (const error of pageErrors.splice(0)) expect(error).toMatch(/^(GET|POST) \/api\/|localStorage/)
})
