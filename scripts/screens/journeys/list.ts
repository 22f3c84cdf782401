import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { comeBack } from './come-back.ts'
import {
  backToGame,
  confirmDeposit,
  getSpin,
  openGame,
  openLobby,
  openWallet,
  PASSWORD,
  pay,
  payInWallet,
  spin,
  waitForPayout,
} from './common-steps.ts'
import { firstCashOut } from './first-cash-out.ts'
import type { Journey } from './journey.ts'
import type { Player } from './player.ts'

const join: Journey = {
  name: 'join',
  about: 'a newcomer on the way to the first spin',
  isFirstVisit: true,
  steps: [
    {
      label: 'Opens the app for the first time',
      act: async ({ page }) => {
        await page.goto('/game')
      },
      shows: (player) => player.button('common:accept', player.dialog),
    },
    {
      label: 'Confirms the age',
      act: (player) => player.tap(player.button('common:accept', player.dialog)),
      shows: (player) => player.game,
    },
    {
      label: 'Taps a game',
      act: (player) => player.tap(player.game),
      shows: (player) => player.button('common:signUp', player.dialog),
    },
    {
      label: 'Goes on to sign up',
      act: (player) => player.tap(player.button('common:signUp', player.dialog)),
      shows: (player) => player.heading('account:registerTitle'),
    },
    {
      label: 'Fills in the form',
      act: async (player) => {
        await player.type(player.page.locator('input[name=username]'), 'fiesta2026')
        await player.type(player.page.locator('input[name=password]'), PASSWORD)
        await player.type(player.page.locator('input[name=phone]'), '0918 555 0001')
        await player.check(player.page.getByRole('checkbox'))
      },
      shows: (player) => player.button('common:signUp', player.main),
    },
    {
      label: 'Signs up',
      act: (player) => player.tap(player.button('common:signUp', player.main)),
      shows: (player) => player.text('welcome:offerPercent', player.dialog),
    },
    {
      label: 'Reads the welcome, and goes on to the deposit, with its bonus or without',
      act: (player) => player.tap(player.button('welcome:depositAndPlay', player.dialog)),
      shows: (player) => player.button('responsible:notNow', player.dialog),
    },
    {
      label: 'Is asked for a limit, and sets none now',
      act: (player) => player.tap(player.button('responsible:notNow', player.dialog)),
      shows: (player) => player.button('wallet:depositSum', player.dialog),
    },
    confirmDeposit,
    payInWallet,
    backToGame,
    spin,
  ],
}

const payJourney: Journey = {
  name: 'pay',
  about: 'a player who logs in and deposits',
  steps: [
    openLobby,
    {
      label: 'Taps Login',
      act: (player) => player.tap(player.link('common:login')),
      shows: (player) => player.heading('account:loginTitle'),
    },
    {
      label: 'Fills in the form',
      act: async (player) => {
        await player.type(player.page.locator('input[name=username]'), player.server.usernames.withMoney)
        await player.type(player.page.locator('input[name=password]'), PASSWORD)
      },
      shows: (player) => player.button('common:login', player.main),
    },
    {
      label: 'Logs in',
      act: (player) => player.tap(player.button('common:login', player.main)),
      shows: ({ page }) => page.getByRole('banner').getByText('₱5,000.00').first(),
    },
    openWallet,
    {
      label: 'Taps Deposit',
      act: (player) => player.tap(player.link('common:deposit', player.main)),
      shows: (player) => player.button('wallet:depositSum', player.dialog),
    },
    confirmDeposit,
    payInWallet,
  ],
}

/** Leaves too little for a bet. */
async function withdrawAlmostAll({ page, server }: Player): Promise<void> {
  const response = await page.request.post('/api/withdraw/create', {
    data: { amount: server.almostAll, password: hashPassword(server.tradePassword) },
    headers: { deviceId: 'screens', 'Idempotency-Key': crypto.randomUUID() },
  })
  const { success, msg } = (await response.json()) as { success: boolean; msg: string }
  if (!success) throw new Error(`The balance could not be lowered: ${msg}`)
}

const play: Journey = {
  name: 'play',
  about: 'a player whose balance is too low for the next spin',
  as: 'withRewards',
  before: withdrawAlmostAll,
  steps: [
    openLobby,
    openGame,
    {
      label: 'Spins, but the balance is too low',
      act: (player) => player.tap(getSpin(player)),
      shows: ({ frame, server }) => frame.locator(server.depositInGame),
    },
    {
      label: 'Taps Deposit in the game',
      act: (player) => player.tap(player.frame.locator(player.server.depositInGame)),
      shows: (player) => player.button('wallet:depositSum', player.dialog),
    },
    confirmDeposit,
    {
      label: 'Pays in the e-wallet, which leads back into the game',
      act: pay,
      shows: getSpin,
    },
    spin,
  ],
}

const cashOut: Journey = {
  name: 'cash-out',
  about: 'a player who withdraws winnings',
  as: 'withMoney',
  steps: [
    openLobby,
    openWallet,
    {
      label: 'Taps Withdraw',
      act: (player) => player.tap(player.link('common:withdraw', player.main)),
      shows: (player) => player.main.locator('input[inputmode=decimal]'),
    },
    {
      label: 'Types an amount',
      act: (player) => player.type(player.main.locator('input[inputmode=decimal]'), '500'),
      shows: (player) => player.button('withdraw:review'),
    },
    {
      label: 'Goes on to the review',
      act: (player) => player.tap(player.button('withdraw:review')),
      shows: (player) => player.button('withdraw:withdrawSum', player.dialog),
    },
    {
      label: 'Types the transaction password and confirms',
      act: async (player) => {
        await player.type(player.dialog.locator('input[name=password]'), player.server.tradePassword)
        await player.tap(player.button('withdraw:withdrawSum', player.dialog))
      },
      shows: (player) => player.text('withdraw:states.pending.title', player.main),
    },
    waitForPayout,
  ],
}

/** The journeys whose strips are in docs/journeys. */
export const JOURNEYS: Journey[] = [join, payJourney, play, cashOut, firstCashOut, comeBack]
