import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { addDays, addMonths, DAY_MS, getFirstDay } from '../calendar.ts'
import {
  addPoints,
  countTurnover,
  holdWithdrawal,
  settleDeposit,
  settleWithdrawal,
  transfer,
  WITHDRAWAL,
  type Account,
  type Tx,
} from '../money.ts'
import { maskAccount } from '../masks.ts'
import { grantCoupon } from '../operations/money/coupons.ts'
import { WELCOME_COUPON } from '../operations/money/methods.ts'
import { getDay, startOfDay } from '../operations/paging.ts'
import { noteAnswer } from '../operations/responsible/limits.ts'
import { hashAgain } from '../passwords.ts'
import { grant, toCash } from '../rewards.ts'
import { digest } from '../settings.ts'
import { seedGift, seedLetters } from './letters.ts'

/** Players of the development. All names and numbers are invented. */
export const SEEDED_PLAYERS = [
  { username: 'amihan', phone: '9171234567', code: 'PAROL1', about: 'verified, with a wallet and ₱5,000' },
  { username: 'dalisay', phone: '9209876543', code: 'PAROL2', about: 'the same, and ₱2,000 still to be wagered' },
  { username: 'bagong', phone: '9181230123', code: 'PAROL3', about: 'new' },
  {
    username: 'kaibigan',
    phone: '9190000007',
    code: 'PAROL4',
    about: "amihan's friend, without a transaction password",
  },
  { username: 'malaya', phone: '9175550001', code: 'PAROL5', about: 'verified, without a wallet' },
  { username: 'panalo', phone: '9190000009', code: 'PAROL6', about: 'with ₱1,000 to withdraw for the first time' },
] as const
export const SEEDED_PASSWORD = 'tumpak123'
export const SEEDED_TRADE_PASSWORD = '123456'

const ROUNDS = 20
const NAMES = {
  amihan: 'Amihan Demo Reyes',
  dalisay: 'Dalisay Demo Santos',
  kaibigan: 'Kaibigan Demo Cruz',
  malaya: 'Malaya Demo Garcia',
}

/** Adds the players. One of amihan's friends came last month, which gives a place in its ranking. */
export async function seedPlayers(tx: Tx, now: Date): Promise<void> {
  const [amihan, dalisay, bagong, kaibigan, malaya, panalo] = SEEDED_PLAYERS
  const lastMonth = addMonths(getFirstDay('month', getDay(now)), -1)
  const before = startOfDay(addDays(lastMonth, -1))
  const played = new Date(startOfDay(getDay(now)).getTime() - DAY_MS / 2)
  const inviter = await createPlayer(tx, amihan, before)
  for (const player of [inviter, await createPlayer(tx, dalisay, before)]) {
    await verify(tx, player, now)
    await setTradePassword(tx, player)
    const wallet = await bindWallet(tx, player, player === inviter ? 'gcash' : 'maya')
    // amihan has ₱5,000 in the end, after a reward for a friend.
    await deposit(tx, player, player === inviter ? 5_150_00 : 5_200_00, played)
    await play(tx, player, 25_000_00, played)
    await addPoints(tx, player.id, 3100, now)
    await withdraw(tx, player, wallet, 210_00, now)
    await buyCash(tx, player, now)
    await seedFullPlayer(tx, player, now)
    await noteAnswer(tx, player.id, now)
    if (player !== inviter) await deposit(tx, player, 2_000_00, now, 10)
  }
  const newcomer = await createPlayer(tx, bagong, now)
  await grantCoupon(tx, newcomer.id, WELCOME_COUPON, now)
  await seedLetters(tx, newcomer.id, now)
  const friend = await createPlayer(tx, kaibigan, startOfDay(lastMonth), inviter)
  await verify(tx, friend, now)
  await deposit(tx, friend, 1_000_00, played)
  await play(tx, friend, 12_000_00, played)
  const last = await createPlayer(tx, malaya, now, inviter)
  await verify(tx, last, now)
  await deposit(tx, last, 1_000_00, now)
  await setTradePassword(tx, last)
  const winner = await createPlayer(tx, panalo, now)
  await deposit(tx, winner, 1_000_00, now)
  await claimForFriend(tx, inviter, last, now)
}

/** Letters, gifts, a coupon, favorites, and the thirty days of check-in that earn the monthly reward. */
async function seedFullPlayer(tx: Tx, { id, username }: Account, now: Date): Promise<void> {
  await seedLetters(tx, id, now)
  await seedGift(tx, id, `BACK-${username}`, new Date(now.getTime() + 30 * DAY_MS))
  await seedGift(tx, id, `OLD-${username}`, new Date(now.getTime() - DAY_MS))
  await grant(tx, id, [{ type: 'coupon' }], now)
  const games = ['slot-001', 'live-002', 'fish-003'].map((game_id) => ({ account_id: id, game_id }))
  await tx.insertInto('favourite').values(games).execute()
  const days = Array.from({ length: 30 }, (_, index) => addDays(getDay(now), -1 - index))
  await tx
    .insertInto('check_in')
    .values(days.map((day) => ({ account_id: id, day })))
    .execute()
}

async function createPlayer(
  tx: Tx,
  { username, phone, code }: (typeof SEEDED_PLAYERS)[number],
  at: Date,
  inviter?: Account,
): Promise<Account> {
  return tx
    .insertInto('account')
    .values({
      username,
      password: await hashAgain(hashPassword(SEEDED_PASSWORD)),
      register_phone: phone,
      invitation_code: code,
      created_at: at,
      ...(inviter && { invited_by: inviter.id, invited_at: at, registration_code: inviter.invitation_code }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Binds the number of the registration, and approves the identity. */
async function verify(tx: Tx, { id, username, register_phone: phone }: Account, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ phone, identity_status: 'approved', nickname: username })
    .where('id', '=', id)
    .execute()
  const home = { line: '1 Demo Street', city: 'Manila', province: 'Metro Manila', postalCode: '1000' }
  const address = JSON.stringify(home)
  await tx
    .insertInto('identity')
    .values({
      account_id: id,
      full_name: NAMES[username as keyof typeof NAMES],
      birthday: '1990-05-17',
      email: `${username}@example.com`,
      nationality: 'PH',
      present_address: address,
      permanent_address: address,
      income_source: 'salary',
      occupation: 'office',
      gaming_venue: 'online',
      id_type: 'philsys',
      id_number: String(100_000_000_000 + id),
      submitted_at: now,
    })
    .execute()
}

async function setTradePassword(tx: Tx, { id }: Account): Promise<void> {
  const trade_password = await hashAgain(hashPassword(SEEDED_TRADE_PASSWORD))
  await tx.updateTable('account').set({ trade_password }).where('id', '=', id).execute()
}

async function bindWallet(tx: Tx, { id, username, register_phone: phone }: Account, bank: string) {
  const wallet = { bank, account: phone }
  const name = NAMES[username as keyof typeof NAMES]
  await tx
    .insertInto('wallet')
    .values({ account_id: id, name, ...wallet })
    .execute()
  return wallet
}

async function withdraw(tx: Tx, { id }: Account, wallet: { bank: string; account: string }, amount: number, at: Date) {
  const order = `SEED${id}W1`
  const account = maskAccount(wallet.account)
  await holdWithdrawal(tx, { order_no: order, account_id: id, amount, fee: 0, bank: wallet.bank, account }, at)
  await settleWithdrawal(tx, order, WITHDRAWAL.success, '', at)
}

async function buyCash(tx: Tx, { id }: Account, at: Date): Promise<void> {
  const order = { order_no: `SEED${id}E1`, account_id: id, goods_id: 'cash-10', quantity: 1, points: 100 }
  await tx
    .insertInto('exchange')
    .values({ ...order, created_at: at })
    .execute()
  await transfer(tx, id, { kind: 'exchange', amount: 10_00, note: '₱10', orderNo: order.order_no, at })
}

/** The reward for a friend's deposit, claimed. */
async function claimForFriend(tx: Tx, { id }: Account, friend: Account, at: Date): Promise<void> {
  const reward = { account_id: id, friend_id: friend.id, kind: 'deposit', amount: 50_00, got_at: at } as const
  await tx.insertInto('friend_reward').values(reward).execute()
  await grant(tx, id, [toCash(reward.amount)], at)
}

/** A deposit that is to be wagered so many times. */
async function deposit(tx: Tx, { id }: Account, amount: number, at: Date, times = 0): Promise<void> {
  const orderNo = `SEED${id}D${amount}`
  const order = { order_no: orderNo, account_id: id, method: 'gcash', amount, turnover_multiple: times, status: 0 }
  await tx
    .insertInto('deposit')
    .values({ ...order, expires_at: at, created_at: at })
    .execute()
  await settleDeposit(tx, orderNo, 1, at)
}

/** Rounds of two minutes that win as much as they bet: what is wagered gives a level, and points. */
async function play(tx: Tx, { id, username }: Account, turnover: number, from: Date): Promise<void> {
  const bet = turnover / ROUNDS
  for (let number = 1; number <= ROUNDS; number += 1) {
    const game =
      number <= ROUNDS / 2 ? { id: 'slot-001', name: 'Star Lantern' } : { id: 'fish-003', name: 'Whale Song' }
    const win = number % 2 === 1 ? 2 * bet : 0
    const at = new Date(from.getTime() + number * 120_000)
    const round = { account_id: id, game_id: game.id, launch_token_hash: digest(`seed ${username}`), number }
    await tx
      .insertInto('round')
      .values({ ...round, bet, win, played_at: at })
      .execute()
    const move = { note: game.name, orderNo: `SEED${id}R${number}`, at }
    await transfer(tx, id, { kind: 'bet', amount: -bet, ...move })
    await transfer(tx, id, { kind: 'win', amount: win, ...move })
    await countTurnover(tx, id, bet)
  }
}
