import type { Page } from 'playwright'
import { GAME_TEXTS } from '../../../mocks/games/texts.ts'
import { pickLanguage } from '../../../mocks/messages/language.ts'
import { ACTIVITY_PAGE_TEXTS } from '../../../mocks/pages/activity-page-texts.ts'
import { PAY_PAGE_TEXTS } from '../../../mocks/pages/pay-page-texts.ts'
import { MockSandbox } from '../../../tests/support/mock-sandbox.ts'
import { startServers } from '../../../tests/support/servers.ts'
import type { Language } from '../screen.ts'
import { NOW } from '../screen.ts'
import type { FrameTexts, JourneyServers } from './server.ts'
import { toPattern } from './texts.ts'

const MINUTE_MS = 60_000

/** One mock, with a sandbox for each journey. */
export async function startMockServers(dist: string): Promise<JourneyServers> {
  const { appUrl, mockUrl, stop } = await startServers(dist, NOW)
  return {
    async open(name) {
      const sandbox = await MockSandbox.create(mockUrl, `journey-${name}`.toLowerCase())
      const advance = async (page: Page, serverMs: number, pageMs: number): Promise<void> => {
        await sandbox.advance(serverMs)
        await page.clock.fastForward(pageMs)
      }
      return {
        appUrl,
        sandboxId: sandbox.id,
        now: new Date(NOW),
        usernames: { withMoney: 'ratified', withRewards: 'vip8player', withFirstWin: 'firstwin' },
        tradePassword: 'tumpak123',
        almostAll: 123_451.78,
        game: 'Parol Nights',
        depositInGame: '#notice-deposit',
        getTexts,
        approveIdentity: (page) => advance(page, 10 * MINUTE_MS, 31_000),
        payOut: (page) => advance(page, 6 * MINUTE_MS, MINUTE_MS),
        close: async () => {},
      }
    },
    stop,
  }
}

function getTexts(language: Language): FrameTexts {
  const known = pickLanguage(language)
  const { slotPlay, won, lost } = GAME_TEXTS[known]
  const { signNow, signedToday } = ACTIVITY_PAGE_TEXTS[known]
  return {
    play: slotPlay,
    result: new RegExp(`${toPattern(won).source}|${toPattern(lost).source}`),
    pay: PAY_PAGE_TEXTS[known].confirm,
    checkIn: signNow,
    checkedIn: signedToday,
  }
}
