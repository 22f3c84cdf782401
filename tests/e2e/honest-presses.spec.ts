import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'
import { expect, FULL_PRESSES, openAs, test } from './support/test.ts'

/** What a player presses one after the other, without waiting to look. */
interface Round {
  readonly name: string
  /** A visitor by default. */
  readonly as?: string
  readonly path: string
  readonly targets: (page: Page) => readonly Locator[]
  /** Runs in `npm test`, by finger. */
  readonly isDaily?: boolean
}

/** From one press to the next, in milliseconds. */
const RHYTHM_MS = 250

const tabs = (page: Page, names: string) => names.split(' ').map((name) => page.getByRole('tab', { name }))
const buttons = (page: Page, names: readonly (string | RegExp)[]) =>
  names.map((name) => page.getByRole('button', { name, exact: typeof name === 'string' }).first())
const questions = (page: Page) => page.getByRole('main').locator('summary')

const ROUNDS: readonly Round[] = [
  {
    name: 'game types of the lobby',
    path: '/game',
    targets: (page) => tabs(page, 'Slots Live Sports Fish Poker Arcade Poker Fish Sports Live Slots Hot'),
  },
  {
    name: 'game types of the rounds',
    as: 'vip8player',
    path: '/game/record',
    targets: (page) => tabs(page, 'Slots Live Sports Fish Poker Fish Sports Live All'),
  },
  {
    name: 'types of letters, and letters to delete',
    as: 'vip8player',
    path: '/inbox',
    targets: (page) => [
      ...tabs(page, 'Money Rewards System All'),
      ...buttons(page, ['Message options', 'Select']),
      ...[4, 5, 6, 5].map((place) => page.getByRole('main').getByRole('checkbox').nth(place)),
    ],
  },
  {
    name: 'pages of the tab bar',
    as: 'ratified',
    path: '/game',
    targets: (page) =>
      'VIP Wallet Events Profile Wallet VIP Games'.split(' ').map((name) =>
        page
          .getByRole('navigation')
          .last()
          .getByRole('link', { name: new RegExp(`${name}$`) }),
      ),
  },
  {
    name: 'amounts and ways of a deposit',
    as: 'ratified',
    path: '/finance/recharge',
    targets: (page) => [
      ...buttons(page, ['₱100.00', '₱200.00', '₱500.00', '₱1,000.00', '₱200.00']),
      page.getByRole('radio', { name: 'Maya' }),
      page.getByRole('radio', { name: 'GCash' }),
      page.getByLabel('Amount', { exact: true }),
      ...buttons(page, ['₱5,000.00', '₱500.00']),
    ],
    isDaily: true,
  },
  {
    name: 'a stepper in a sheet',
    as: 'ratified',
    path: '/finance/exchange',
    targets: (page) => buttons(page, [/^Exchange ₱50/, 'More', 'More', 'More', 'More', 'Less', 'Less', 'More', 'Less']),
  },
  {
    name: 'questions',
    path: '/faq',
    targets: (page) => [0, 1, 0, 1, 2, 3, 2, 3, 4, 5].map((place) => questions(page).nth(place)),
  },
  {
    name: 'fields and choices of the login page',
    path: '/login',
    targets: (page) => [
      page.getByLabel('Username'),
      page.getByLabel('Password', { exact: true }),
      ...buttons(page, ['Show password', 'Hide password', 'Show password']),
      page.getByLabel('Username'),
      page.getByRole('radio', { name: 'Dark' }),
      page.getByRole('radio', { name: 'Light' }),
      page.getByRole('radio', { name: 'Tiếng Việt' }),
      page.getByRole('radio', { name: 'English' }),
    ],
  },
  {
    name: 'switches of the menu',
    as: 'ratified',
    path: '/game',
    targets: (page) => {
      const menu = page.getByRole('dialog', { name: 'Menu' })
      return [
        ...buttons(page, [/^Open menu/]),
        menu.getByRole('radio', { name: 'Dark' }),
        menu.getByRole('radio', { name: 'Light' }),
        menu.getByRole('switch', { name: 'Sound' }),
        menu.getByRole('switch', { name: 'Music' }),
        menu.getByRole('switch', { name: 'Sound' }),
        menu.getByRole('switch', { name: 'Music' }),
        menu.getByRole('button', { name: 'Close' }),
      ]
    },
  },
  {
    name: 'a filter in a sheet',
    as: 'vip8player',
    path: '/transactionHistory',
    targets: (page) =>
      buttons(page, ['Filter', 'Failed', 'Success', 'Timeout', 'Failed', 'Show', 'Withdrawals', 'Deposits']),
  },
  {
    name: 'amounts and links of the wallet',
    as: 'vip8player',
    path: '/wallet',
    targets: (page) =>
      buttons(page, [
        'Hide amounts',
        'Show amounts',
        'Hide amounts',
        'Show amounts',
        'Refresh balance',
        'Balance details',
      ]),
  },
]

/** Where to press: the middle of a target, once a player sees it there. */
function findMiddle(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate(
    (element) =>
      new Promise<{ x: number; y: number }>((found) => {
        const seen = element.closest('label') ?? element
        function look(): void {
          const { left, top, width, height } = seen.getBoundingClientRect()
          const middle = { x: left + width / 2, y: top + height / 2 }
          if (seen.contains(document.elementFromPoint(middle.x, middle.y))) found(middle)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Counts the presses that reach the page. */
function countPresses(): void {
  const counted = { presses: 0 }
  document.addEventListener('pointerdown', () => (counted.presses += 1), { capture: true })
  Object.assign(globalThis, { counted })
}

// Sheets slide and rows scroll as for most players.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const input of ['touch', 'mouse'] as const) {
  for (const { name, as, path, targets, isDaily = false } of ROUNDS) {
    const tag = isDaily && input === 'touch' ? [] : FULL_PRESSES
    test(`quick presses by ${input} all count: ${name}`, { tag }, async ({ page, context }) => {
      await context.addInitScript(countPresses)
      await (as === undefined ? page.goto(path) : openAs(page, as, path))
      const list = targets(page)
      await list[0]?.waitFor()
      // The player looks at the page.
      await page.locator('#root').getByRole('main').waitFor()
      for (const [index, target] of list.entries()) {
        if (index > 0) await pause(RHYTHM_MS)
        await target.scrollIntoViewIfNeeded()
        const { x, y } = await findMiddle(target)
        await (input === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
      }
      const counted = () =>
        page.evaluate(() => (globalThis as unknown as { counted: { presses: number } }).counted.presses)
      await expect.poll(counted).toBe(list.length)
    })
  }
}
