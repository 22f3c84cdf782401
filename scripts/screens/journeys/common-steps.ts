import type { Locator } from 'playwright'
import { GAME_TEXTS } from '../../../mocks/games/texts.ts'
import { pickLanguage } from '../../../mocks/messages/language.ts'
import { PAY_PAGE_TEXTS } from '../../../mocks/pages/pay-page-texts.ts'
import type { Step } from './journey.ts'
import type { Player } from './player.ts'
import { toPattern } from './texts.ts'

/** The first hot game of the lobby. */
export const GAME = 'Parol Nights'

/** The password of all personas, also of their transactions. */
export const PASSWORD = 'tumpak123'

const MINUTE_MS = 60_000

export const getSpin = ({ frame, language }: Player): Locator =>
  frame.getByRole('button', { name: GAME_TEXTS[pickLanguage(language)].slotPlay })

export const getConfirm = ({ frame, language }: Player): Locator =>
  frame.getByRole('button', { name: PAY_PAGE_TEXTS[pickLanguage(language)].confirm })

export const openLobby: Step = {
  label: 'Opens the app',
  act: async ({ page }) => {
    await page.goto('/game')
  },
  shows: (player) => player.game(GAME),
}

export const openGame: Step = {
  label: 'Taps a game',
  act: (player) => player.tap(player.game(GAME)),
  shows: getSpin,
}

export const spin: Step = {
  label: 'Spins',
  act: (player) => player.tap(getSpin(player)),
  shows: ({ frame, language }) => {
    const { won, lost } = GAME_TEXTS[pickLanguage(language)]
    return frame
      .getByText(toPattern(won))
      .or(frame.getByText(toPattern(lost)))
      .first()
  },
}

export const openWallet: Step = {
  label: 'Opens the wallet',
  act: (player) => player.tap(player.link('common:wallet')),
  shows: (player) => player.link('common:withdraw', player.main),
}

/** Pays in the e-wallet's page, which closes by itself. */
export async function pay(player: Player): Promise<void> {
  const frames = player.page.locator('iframe')
  const payPage = frames.nth((await frames.count()) - 1)
  await player.tap(getConfirm(player))
  await payPage.waitFor({ state: 'detached' })
}

export const confirmDeposit: Step = {
  label: 'Confirms the amount and method that stand there',
  act: (player) => player.tap(player.button('wallet:depositSum', player.dialog)),
  shows: getConfirm,
}

export const payInWallet: Step = {
  label: 'Pays in the e-wallet, which leads back by itself',
  act: pay,
  shows: (player) => player.text('wallet:successTitle', player.dialog),
}

export const backToGame: Step = {
  label: 'Goes back to the game',
  act: (player) => player.tap(player.button('wallet:backToGame', player.dialog)),
  shows: getSpin,
}

/** Some minutes later: the operator has paid. */
export const waitForPayout: Step = {
  label: 'Looks again some minutes later',
  act: async ({ page, sandbox }) => {
    await sandbox.advance(6 * MINUTE_MS)
    await page.clock.fastForward(MINUTE_MS)
  },
  shows: (player) => player.text('withdraw:states.success.title', player.main),
}
