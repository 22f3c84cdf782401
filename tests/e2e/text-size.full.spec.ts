import { LANGUAGES } from '../../src/i18n/languages.ts'
import { visit } from './support/page-state.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { speakLanguage, unreadableAnywhere } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

const OTHER_PLAYER_PAGES = ['/game?type=slot', '/finance/exchange?tab=coupons', '/transactionHistory?kind=withdrawals']

for (const language of LANGUAGES) {
  // Vietnamese texts are the longer ones.
  test.describe(`text of every screen in ${language}, at 320 px and at 200 %`, () => {
    test.beforeEach(({ context }) => speakLanguage(context, language))

    test('is not clipped for a visitor, and no number wraps', async ({ page }) => {
      test.slow()
      await page.goto('/faq')
      for (const path of VISITOR_PAGES) {
        await visit(page, path)
        await settled(page)
        expect.soft(await unreadableAnywhere(page), path).toEqual([])
      }
    })

    test('is not clipped for a player, and no number wraps', async ({ page }) => {
      test.slow()
      await openAs(page, 'vip8player', '/faq')
      for (const path of [...PLAYER_PAGES, ...OTHER_PLAYER_PAGES]) {
        await visit(page, path)
        await settled(page)
        expect.soft(await unreadableAnywhere(page), path).toEqual([])
      }
      await page.getByRole('banner').getByRole('button').last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await settled(page)
      expect.soft(await unreadableAnywhere(page), 'side menu').toEqual([])
    })
  })
}
