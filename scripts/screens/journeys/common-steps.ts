import type { Locator } from 'playwright'
import type { Step } from './journey.ts'
import type { Player } from './player.ts'

/** The password of all players. */
export const PASSWORD = 'tumpak123'

export const getSpin = ({ frame, frameTexts }: Player): Locator => frame.getByRole('button', { name: frameTexts.play })

export const getConfirm = ({ frame, frameTexts }: Player): Locator =>
  frame.getByRole('button', { name: frameTexts.pay })

export const openLobby: Step = {
  label: 'Opens the app',
  act: async ({ page }) => {
    await page.goto('/game')
  },
  shows: (player) => player.game,
}

export const openGame: Step = {
  label: 'Taps a game',
  act: (player) => player.tap(player.game),
  shows: getSpin,
}

export const spin: Step = {
  label: 'Spins',
  act: (player) => player.tap(getSpin(player)),
  shows: ({ frame, frameTexts }) => frame.getByText(frameTexts.result).first(),
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
  act: ({ page, server }) => server.payOut(page),
  shows: (player) => player.text('withdraw:states.success.title', player.main),
}
