import type { LaunchOptions, Page } from 'playwright/test'
import type { MockSandbox } from '../support/mock-sandbox.ts'
import { settled } from './support/settled.ts'
import { becomePlayer, expect, test as base } from './support/test.ts'

declare global {
  interface Window {
    /** The sum of unexpected layout shifts so far. */
    shifted: number
    /** What moved, and from where to where, for debugging. */
    moved: string[]
  }
}

/** Maximum shift of a page. The header's balance, which grows as its amount arrives, has 0.0013 on a phone. */
const MAX_SHIFT = 0.002

/** With scroll bars, which other tests hide: a dialog keeps their place, so that the page behind it does not move. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, hand) => hand({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

const PLAYER = [
  '/game',
  '/wallet',
  '/finance/recharge',
  '/game/record',
  '/inbox',
  '/inviteRank',
  '/profile',
  '/customerService',
]

/** The reads of a player's pages, in the order of arrival. */
const LATE = [
  'listRechargeMethods',
  'getUser',
  'listRecharges',
  'listRechargeAmounts',
  'listRechargeBanks',
  'getBalance',
  'listLetters',
  'listLetterTypes',
  'getConfig',
  'getFriendCard',
  'listActivities',
  'listGameRecords',
]

/** Delays the {@link LATE} reads, each by more than the one before. */
async function delayAll(sandbox: MockSandbox): Promise<void> {
  for (const [place, operationId] of LATE.entries())
    await sandbox.injectFault(operationId, { kind: 'delay', ms: 150 + 100 * place }, { times: 50 })
}

/** Counts layout shifts from the first paint of every page. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    window.shifted = 0
    window.moved = []
    const at = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources, value } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        window.shifted += value
        for (const { node, previousRect, currentRect } of sources) {
          const words = node?.textContent?.slice(0, 60) ?? ''
          window.moved.push(
            `${value.toFixed(4)} ${node?.nodeName ?? ''} “${words}” ${at(previousRect)} → ${at(currentRect)}`,
          )
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page): Promise<void> {
  await settled(page)
  const { shifted, moved } = await page.evaluate(async () => {
    // A shift is reported after its frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((next) => requestAnimationFrame(next))
    return { shifted: window.shifted, moved: window.moved }
  })
  expect(shifted, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
}

for (const [name, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, isMobile: name === 'phone', hasTouch: name === 'phone' })

    test('late games and covers cause no layout shift', async ({ page, sandbox }) => {
      await sandbox.injectFault('listOpenGameTypes', { kind: 'delay', ms: 300 })
      await sandbox.injectFault('listBanners', { kind: 'delay', ms: 600 })
      await sandbox.injectFault('listOpenHotGames', { kind: 'delay', ms: 900 })
      // Pictures arrive even later.
      await sandbox.injectFault('pictures', { kind: 'delay', ms: 300 }, { times: 500 })
      await countShifts(page)
      await page.goto('/game')
      await expect(
        page
          .getByRole('tabpanel')
          .getByRole('button', { name: /Parol Nights/ })
          .first(),
      ).toBeVisible()
      await expectNoShift(page)
    })

    test('late responses, one after the other, cause no layout shift on the pages of a player', async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(120_000)
      await countShifts(page)
      await becomePlayer(page, 'vip8player')
      await delayAll(sandbox)
      for (const path of PLAYER) {
        await page.goto(path)
        await expectNoShift(page)
      }
    })

    test('empty lists cause no layout shift', async ({ page, sandbox }) => {
      test.setTimeout(120_000)
      await countShifts(page)
      await becomePlayer(page, 'emptylists')
      await delayAll(sandbox)
      // The lobby removes empty rows, so its layout rightly changes.
      for (const path of PLAYER.filter((one) => one !== '/game')) {
        await page.goto(path)
        await expectNoShift(page)
      }
    })

    test('login and registration cause no layout shift', async ({ page, sandbox }) => {
      await sandbox.injectFault('getConfig', { kind: 'delay', ms: 400 }, { times: 50 })
      await countShifts(page)
      for (const path of ['/login', '/register']) {
        await page.goto(path)
        await expectNoShift(page)
      }
    })
  })
}
