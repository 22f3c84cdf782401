import type { Page } from 'playwright/test'
import { clickWhenSeen } from './support/presses.ts'
import { becomePlayer, expect, tagFurtherCases, test } from './support/test.ts'

/** A game of each kind: its pick, the button that bets, and what is said of a round. */
const GAMES = [
  { gameId: 'live-001', pick: 'Banker × 1.95', play: 'Deal', said: /(Player wins|Banker wins|Tie)\./ },
  { gameId: 'live-002', pick: '17', play: 'Spin the wheel', said: /^\d+, (red|black|green)\./ },
  { gameId: 'sports-001', pick: 'Cebu Sails × 1.98', play: 'Place bet', said: /(Manila Jeepneys|Cebu Sails) wins\./ },
  { gameId: 'fish-001', pick: 'Turtle, × 5', play: 'Shoot', said: /Caught: Turtle\.|The Turtle got away\./ },
  { gameId: 'arcade-003', pick: undefined, play: 'Buy a card', said: /full lines?[.!]/ },
  { gameId: 'arcade-001', pick: 'Blue', play: 'Roll', said: /^\w+, \w+, \w+\./ },
  { gameId: 'arcade-006', pick: '× 5', play: 'Start', said: /^It went to × \d+\.\d\d\./ },
  { gameId: 'poker-001', pick: undefined, play: 'Deal', said: /You win|Dealer wins|Tie/ },
  { gameId: 'slot-001', pick: undefined, play: 'Spin', said: /You win|No win/ },
] as const

async function openGame(page: Page, gameId: string): Promise<void> {
  const response = await page.request.post('/api/game/getUrl', { data: { gameId } })
  const { data } = (await response.json()) as { data: { playUrl: string } }
  await page.goto(`${data.playUrl}&lang=en-US&theme=light`)
}

async function readBalance(page: Page): Promise<number> {
  const response = await page.request.get('/api/balance')
  return ((await response.json()) as { data: { userAccountVO: { balance: number } } }).data.userAccountVO.balance
}

for (const [index, { gameId, pick, play, said }] of GAMES.entries()) {
  test(
    `${gameId} is played by keyboard, says its result, and shows the balance that the server has`,
    { tag: tagFurtherCases(index) },
    async ({ page }) => {
      await becomePlayer(page, 'vip8player')
      const before = await readBalance(page)
      await openGame(page, gameId)
      await expect(page.getByText(/^Demo – no real money/)).toBeVisible()
      const result = page.getByRole('status')
      const ready = await result.textContent()
      if (pick !== undefined) {
        await page.getByRole('radio', { name: pick, exact: true }).focus()
        await page.keyboard.press('Space')
        await expect(page.getByRole('radio', { name: pick, exact: true })).toBeChecked()
      }
      const bet = Number(await page.locator('input[name=bet]:checked').getAttribute('value'))
      await page.getByRole('button', { name: play, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(result).toHaveText(said)
      await expect(result).not.toHaveText(ready ?? '')
      await expect(page.getByRole('button', { name: play, exact: true })).toBeFocused()
      const won = Number((await page.locator('#win').textContent())?.replaceAll(/[^\d.]/g, ''))
      const after = await readBalance(page)
      expect(after).toBeCloseTo(before - bet + won, 2)
      const shown = after.toLocaleString('en-US', { minimumFractionDigits: 2 })
      await expect(page.locator('#balance')).toHaveText(`₱${shown}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    },
  )
}

test('a game begins no round between pause and resume, and none beyond a limit', async ({ page }) => {
  await becomePlayer(page, 'vip8player')
  await page.goto('/game?type=slot')
  await clickWhenSeen(page.getByRole('button', { name: /^Parol Nights/ }).first())
  const game = page.frameLocator('iframe')
  const spin = game.getByRole('button', { name: 'Spin', exact: true })
  const result = game.getByRole('status')
  await expect(spin).toBeEnabled()
  const tell = (event: string) =>
    page.locator('iframe').evaluate((frame, what) => {
      const { contentWindow, src } = frame as HTMLIFrameElement
      contentWindow?.postMessage({ event: what }, new URL(src).origin)
    }, event)

  await clickWhenSeen(spin)
  await tell('pause')
  await expect(result).toHaveText(/You win|No win|comes back|Paid/)
  await expect(spin).toBeDisabled()
  await tell('resume')
  await expect(spin).toBeEnabled()

  const limit = { kind: 'stake', period: 'day', amount: 0.01 }
  await page.request.post('/api/rg/limit/set', { data: limit })
  await clickWhenSeen(spin)
  const refusal = game.getByRole('alert')
  await expect(refusal.locator('p')).toHaveText(/^Your limit is ₱0\.01\. Left: ₱0\.00\. It starts again on .+\.$/)
  await expect(refusal.getByRole('button')).toBeHidden()
  await expect(spin).toBeDisabled()
})
