import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { addDays, addMonths, DAY_MS, getFirstDay } from '../calendar.ts'
import { addPoints, countTurnover, lockAccount, settleDeposit, transfer, type Account, type Tx } from '../money.ts'
import { getDay, startOfDay } from '../operations/paging.ts'
import { readVip } from '../operations/rewards/vip.ts'
import { hashAgain } from '../passwords.ts'
import { digest } from '../settings.ts'
import { seedLetters } from './account.ts'
import { seedCheckIns, seedRecall } from './games.ts'

/** Players of the development. All names and numbers are invented. */
export const SEEDED_PLAYERS = [
  { username: 'amihan', phone: '9171234567', code: 'PAROL1', about: 'verified, with a wallet and ₱5,000' },
  { username: 'dalisay', phone: '9209876543', code: 'PAROL2', about: 'the same, and ₱2,000 still to be wagered' },
  { username: 'bagong', phone: '9181230123', code: 'PAROL3', about: 'new' },
  {
    username: 'kaibigan',
    phone: '9190000007',
    code: 'PAROL4',
    about: "amihan's friend: verified, without a transaction password",
  },
  { username: 'malaya', phone: '9175550001', code: 'PAROL5', about: 'verified, without a wallet' },
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

/** Adds the players. The friend came last month, so that amihan has a place in its ranking. */
export async function seedPlayers(tx: Tx, now: Date): Promise<void> {
  const [amihan, dalisay, bagong, kaibigan, malaya] = SEEDED_PLAYERS
  const lastMonth = addMonths(getFirstDay('month', getDay(now)), -1)
  const before = startOfDay(addDays(lastMonth, -1))
  const played = new Date(startOfDay(getDay(now)).getTime() - DAY_MS / 2)
  const inviter = await createPlayer(tx, amihan, before)
  for (const player of [inviter, await createPlayer(tx, dalisay, before)]) {
    await verify(tx, player, now)
    await setTradePassword(tx, player)
    await bindWallet(tx, player, player === inviter ? 'gcash' : 'maya')
    await deposit(tx, player, { number: 1, amount: 500_000, times: 0, at: played })
    await play(tx, player, 25_000_00, played)
    await addPoints(tx, player.id, 3000, now)
    await seedCheckIns(tx, player.id, now)
    await seedRecall(tx, player.id, `BACK-${player.username}`, new Date(now.getTime() + 30 * DAY_MS))
    await seedRecall(tx, player.id, `OLD-${player.username}`, new Date(now.getTime() - DAY_MS))
    await seedLetters(tx, player.id, now)
    if (player !== inviter) await deposit(tx, player, { number: 2, amount: 200_000, times: 10, at: now })
  }
  await seedLetters(tx, (await createPlayer(tx, bagong, now)).id, now)
  const friend = await createPlayer(tx, kaibigan, startOfDay(lastMonth), inviter)
  await verify(tx, friend, now)
  await deposit(tx, friend, { number: 1, amount: 100_000, times: 0, at: played })
  await play(tx, friend, 12_000_00, played)
  const last = await createPlayer(tx, malaya, now)
  await verify(tx, last, now)
  await deposit(tx, last, { number: 1, amount: 100_000, times: 0, at: now })
  await setTradePassword(tx, last)
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
      ...(inviter && { invited_by: inviter.id, registration_code: inviter.invitation_code }),
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
      occupation: 'employee',
      gaming_venue: 'online',
      id_type: 'national',
      id_number: String(100_000_000_000 + id),
      submitted_at: now,
    })
    .execute()
}

async function setTradePassword(tx: Tx, { id }: Account): Promise<void> {
  const trade_password = await hashAgain(hashPassword(SEEDED_TRADE_PASSWORD))
  await tx.updateTable('account').set({ trade_password }).where('id', '=', id).execute()
}

async function bindWallet(tx: Tx, { id, username, register_phone: phone }: Account, bank: string): Promise<void> {
  const name = NAMES[username as keyof typeof NAMES]
  await tx
    .insertInto('wallet')
    .values({ account_id: id, bank, name, account: `0${phone}` })
    .execute()
}

interface SeededDeposit {
  readonly number: number
  readonly amount: number
  readonly times: number
  readonly at: Date
}

async function deposit(tx: Tx, { id }: Account, { number, amount, times, at }: SeededDeposit): Promise<void> {
  const orderNo = `SEED${id}D${number}`
  await tx
    .insertInto('deposit')
    .values({
      order_no: orderNo,
      account_id: id,
      method: 'gcash',
      amount,
      turnover_multiple: times,
      status: 0,
      expires_at: at,
      created_at: at,
    })
    .execute()
  await settleDeposit(tx, orderNo, 1, at)
}

/** Rounds that win back their bets: what is wagered gives a level, and points. */
async function play(tx: Tx, { id, username }: Account, turnover: number, at: Date): Promise<void> {
  const bet = turnover / ROUNDS
  for (let number = 1; number <= ROUNDS; number += 1) {
    const round = { account_id: id, game_id: 'slot-001', launch_token_hash: digest(`seed ${username}`), number }
    await tx
      .insertInto('round')
      .values({ ...round, bet, win: bet, played_at: at })
      .execute()
    const move = { note: 'Star Lantern', orderNo: `SEED${id}R${number}`, at }
    await transfer(tx, id, { kind: 'bet', amount: -bet, ...move })
    await transfer(tx, id, { kind: 'win', amount: bet, ...move })
    await countTurnover(tx, id, bet)
  }
  await readVip(tx, await lockAccount(tx, id), at)
}
