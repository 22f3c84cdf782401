import type { Page } from 'playwright'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import type { Screen } from './screen.ts'

const MINUTE_MS = 60_000

/** Plays for half an hour: a launch every quarter of an hour keeps the session of play. */
async function playHalfAnHour(page: Page, sandbox: MockSandbox): Promise<void> {
  for (const minutes of [14, 14, 3]) {
    await page.request.post('/api/game/getUrl', { data: { gameId: 'slot-001' } })
    await sandbox.advance(minutes * MINUTE_MS)
  }
  await page.getByRole('alertdialog').waitFor()
}

/** Asks for more than the limit leaves. */
async function depositOverLimit(page: Page): Promise<void> {
  await page.locator('input[inputmode="decimal"]').first().fill('1900')
  await page.locator('form button[type="submit"]').first().click()
  await page.getByRole('alert').first().waitFor()
}

/** Sets no limit now. */
async function postponeLimits(page: Page): Promise<void> {
  await page.request.post('/api/rg/limit/postpone')
  await page.reload()
}

/** Responsible play: its page and forms, breaks, refusals and the reality check. */
export const PLAY_SCREENS: readonly Screen[] = [
  { name: 'play', path: '/responsiblePlay', as: 'limited', isWhole: true },
  { name: 'play-empty', path: '/responsiblePlay', as: 'ratified', isWhole: true },
  { name: 'play-limit', path: '/responsiblePlay?view=limit&kind=deposit&period=week', as: 'limited' },
  { name: 'play-break', path: '/responsiblePlay?view=break', as: 'limited' },
  { name: 'play-exclusion', path: '/responsiblePlay?view=exclusion', as: 'limited' },
  { name: 'play-statement', path: '/responsiblePlay?view=statement', as: 'vip8player', isWhole: true },
  { name: 'play-on-break', path: '/responsiblePlay', as: 'onbreak', isWhole: true },
  { name: 'play-wallet-on-break', path: '/wallet', as: 'onbreak' },
  { name: 'play-excluded', path: '/responsiblePlay', as: 'excluded' },
  { name: 'play-restricted', path: '/responsiblePlay', as: 'restricted', isWhole: true },
  { name: 'play-ask', path: '/finance/recharge', as: 'newplayer' },
  { name: 'recharge-new', path: '/finance/recharge', as: 'newplayer', before: postponeLimits, isWhole: true },
  { name: 'play-deposit-refused', path: '/finance/recharge', as: 'limited', before: depositOverLimit, isWhole: true },
  { name: 'play-check', path: '/game', as: 'ratified', before: playHalfAnHour, showsPrompt: true },
]
