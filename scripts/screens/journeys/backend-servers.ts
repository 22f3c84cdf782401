import type { Page } from 'playwright'
import { startBackendApp } from '../../../tests/support/backend-app.ts'
import type { FrameTexts, JourneyServers } from './server.ts'

/** What stands in its framed pages, in either language. */
const TEXTS: FrameTexts = {
  play: /^(Play|Chơi)$/,
  result: /^(You win|No win|Bạn thắng|Không thắng)/,
  pay: /^(Pay|Thanh toán) ₱/,
  checkIn: /^(Claim|Nhận)$/,
  checkedIn: /^(Done|Xong)\./,
}

/** A reference backend for each journey, on an embedded database of its own. */
export function startBackendServers(dist: string): JourneyServers {
  return {
    async open() {
      const { appUrl, pressAsOperator, stop } = await startBackendApp(dist)
      const press = async (page: Page, button: string): Promise<void> => {
        const browser = page.context().browser()
        if (browser === null) throw new Error('The page has no browser.')
        await pressAsOperator(browser, button)
        await page.clock.fastForward(60_000)
      }
      return {
        appUrl,
        now: new Date(),
        usernames: { withMoney: 'amihan', withRewards: 'amihan', withFirstWin: 'panalo' },
        tradePassword: '123456',
        almostAll: 4999.5,
        game: 'Star Lantern',
        depositInGame: '#deposit',
        getTexts: () => TEXTS,
        approveIdentity: (page) => press(page, 'Approve'),
        payOut: (page) => press(page, 'Paid out'),
        close: stop,
      }
    },
    stop: async () => {},
  }
}
