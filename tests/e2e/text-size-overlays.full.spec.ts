import { LANGUAGES } from '../../src/i18n/languages.ts'
import type { Locator, Page } from 'playwright/test'
import { closeOverlays, enqueue, NAMED_OVERLAYS_URL, open } from './support/overlays.ts'
import { visit, waitForHistory } from './support/page-state.ts'
import { speakLanguage, unreadableAnywhere } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test } from './support/test.ts'

test.use({ baseURL: NAMED_OVERLAYS_URL })

const PHONE = { width: 360, height: 740 }
const getDialog = (page: Page): Locator => page.locator('dialog[open]').last()
const getAmountField = (page: Page): Locator => page.locator('main input[inputmode=decimal]')
const getSubmitButton = (page: Page): Locator => page.locator('main form button[type=submit]')

type Way = readonly [name: string, open: (page: Page) => Promise<void>]

const REWARDS = [
  { type: 'cash', amount: 123_456.78 },
  { type: 'point', amount: 250_281 },
] as const

const QUEUED: readonly Way[] = [
  ['reward', (page) => enqueue(page, 'reward', { rewards: [...REWARDS] })],
  ['follow', (page) => enqueue(page, 'follow', {})],
  ['suspended', (page) => enqueue(page, 'suspended', {})],
  ['KYC reminder', (page) => enqueue(page, 'kycReminder', {})],
  ['session reminder', (page) => enqueue(page, 'sessionReminder', { minutes: 30 })],
  ['app update', (page) => enqueue(page, 'appUpdate', { downloadUrl: null })],
  ['login first', (page) => enqueue(page, 'loginFirst', { returnTo: '/game' })],
]

const STACKED: readonly Way[] = [
  ['share', (page) => open(page, 'share', {})],
  ['confirm logout', (page) => open(page, 'confirmLogout', {})],
  ['exit question', (page) => open(page, 'exitQuestion', {})],
  [
    'launch question',
    (page) => open(page, 'launchQuestion', { question: { name: 'Parol Nights', url: 'https://games.example/' } }),
  ],
  ['bound wallet', (page) => open(page, 'bindWallet', {})],
  ['transaction password', (page) => open(page, 'tradePassword', {})],
  ['responsible gaming', (page) => open(page, 'document', { name: 'responsibleGaming' })],
  ...(['nickname', 'avatar', 'loginPassword', 'reminder'] as const).map((sheet): Way => [
    sheet,
    (page) => open(page, 'accountSheet', { sheet }),
  ]),
]

const SHEETS: readonly Way[] = [
  [
    'deposit review',
    async (page) => {
      await page.goto('/finance/recharge')
      await getAmountField(page).fill('1000')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Coupon|Phiếu thưởng)/ })
        .click()
      await page.locator('dialog[open] li button').last().click()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await waitForHistory(page)
      await clickWhenSeen(getSubmitButton(page))
    },
  ],
  [
    'withdrawal confirm',
    async (page) => {
      await page.goto('/finance/withdraw')
      await getAmountField(page).fill('500')
      await getSubmitButton(page).click()
    },
  ],
  [
    'exchange confirm',
    async (page) => {
      await page.goto('/finance/exchange')
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    },
  ],
]

async function judge(page: Page, ways: readonly Way[]): Promise<void> {
  for (const [name, openIt] of ways) {
    await closeOverlays(page)
    await expect(page.locator('dialog[open]'), `before ${name}`).toHaveCount(0)
    await waitForHistory(page)
    await page.setViewportSize(PHONE)
    await openIt(page)
    await expect(getDialog(page), name).toBeVisible()
    await settled(page)
    expect.soft(await unreadableAnywhere(page), name).toEqual([])
  }
}

for (const language of LANGUAGES) {
  // Vietnamese texts are the longer ones.
  test.describe(`text of overlays in ${language}, at 320 px and at 200 %`, () => {
    test.beforeEach(({ context }) => speakLanguage(context, language))

    test('prompts are not clipped', async ({ page }) => {
      await openAs(page, 'ratified', '/profile')
      await settled(page)
      await judge(page, QUEUED)
    })

    test('sheets of a player with phone and wallet are not clipped', async ({ page }) => {
      test.slow()
      await openAs(page, 'ratified', '/profile')
      await settled(page)
      await judge(page, STACKED)
      await judge(page, SHEETS)
    })

    test('sheets of a player without phone and wallet are not clipped', async ({ page }) => {
      await openAs(page, 'nophone', '/profile')
      await settled(page)
      await judge(page, [
        ['bind phone', (at) => open(at, 'accountSheet', { sheet: 'phone' })],
        ['bind wallet', (at) => open(at, 'bindWallet', { forGame: 'Parol Nights' })],
      ])
    })

    test('order pages are not clipped', async ({ page }) => {
      await openAs(page, 'vip8player', '/faq')
      for (const kind of ['deposits', 'withdrawals']) {
        await page.setViewportSize(PHONE)
        await visit(page, `/transactionHistory?kind=${kind}`)
        const orders = page.getByRole('main').getByRole('list').locator('a[href*="order="]')
        await expect(orders.first()).toBeAttached()
        const paths = await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        for (const path of paths.slice(0, 5)) {
          await page.setViewportSize(PHONE)
          await visit(page, path)
          await settled(page)
          expect.soft(await unreadableAnywhere(page), path).toEqual([])
          // Two orders of a kind would share a page.
          await visit(page, '/faq')
        }
      }
    })
  })
}
