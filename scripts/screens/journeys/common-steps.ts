import type { Locator } from 'playwright'
import { pickLanguage } from '../../../mocks/messages/language.ts'
import { PAY_PAGE_TEXTS } from '../../../mocks/pages/pay-page-texts.ts'
import { SLOT_GAME_TEXTS } from '../../../mocks/pages/slot-game-texts.ts'
import type { Step } from './journey.ts'
import type { Player } from './player.ts'
import { toPattern } from './texts.ts'

/** The first hot game of the lobby. */
export const GAME = 'Parol Nights'

/** The password of all personas, also of their transactions. */
export const PASSWORD = 'tumpak123'

const MINUTE_MS = 60_000

export const getSpin = ({ frame, language }: Player): Locator =>
  frame.getByRole('button', { name: SLOT_GAME_TEXTS[pickLanguage(language)].spin })

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
    const { won, lost } = SLOT_GAME_TEXTS[pickLanguage(language)]
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

export const chooseAmount: Step = {
  label: 'Chooses an amount',
  act: (player) => player.tap(player.main.getByRole('button', { name: /^₱500(\.00)?$/ })),
  shows: (player) => player.button('wallet:depositSum'),
}

export const payInWallet: Step = {
  label: 'Pays in the e-wallet, which leads back by itself',
  act: async (player) => {
    await player.tap(getConfirm(player))
    await player.page.locator('iframe').waitFor({ state: 'detached' })
  },
  shows: (player) => player.text('wallet:successTitle', player.main),
}

/** From the deposit form to the paid deposit, without a coupon. */
export const payDeposit: Step[] = [
  chooseAmount,
  {
    label: 'Confirms the deposit',
    act: (player) => player.tap(player.button('wallet:depositSum')),
    shows: getConfirm,
  },
  payInWallet,
]

export const backToGame: Step = {
  label: 'Goes back to the game',
  act: (player) => player.tap(player.button('wallet:backToGame', player.main)),
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
