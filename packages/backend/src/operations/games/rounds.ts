import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Pay } from '../../database/tables/games.ts'
import { Refusal, type Handler } from '../../http/call.ts'
import type { Language } from '../../http/contract.ts'
import { countTurnover, lockAccount, transfer, type Tx } from '../../money.ts'
import { digest } from '../../settings.ts'
import { notePlay } from '../responsible/play.ts'
import { assertLimitsLeave, assertMayPlay } from '../responsible/refusals.ts'
import { tellRound } from '../rewards/count-news.ts'
import { findGame } from './catalogue.ts'

/** How long an address opens its game, in minutes. */
const TOKEN_MINUTES = 10
const MILLION = 1_000_000

export const launchGame: Handler<'launchGame'> = async (call) => {
  const { tx, body, now, adapters, origin, sessionHash = '' } = call
  const account = await lockAccount(tx, call.account.id)
  await assertMayPlay(tx, account, call)
  const game = await findGame(tx, body.gameId)
  if (game === undefined) throw new Refusal('gameUnavailable')
  await assertLimitsLeave(tx, account, { kinds: ['loss', 'stake', 'time'], amount: 0 }, call)
  const wallet = await tx.selectFrom('wallet').select('bank').where('account_id', '=', account.id).executeTakeFirst()
  if (game.needs_wallet && wallet === undefined) return { playUrl: '', openMode: 'frame', needBindWallet: true }
  const token = randomBytes(24).toString('base64url')
  const launch = { token_hash: digest(token), account_id: account.id, session_hash: sessionHash, game_id: game.id }
  await tx
    .insertInto('launch')
    .values({ ...launch, app_origin: origin, created_at: now })
    .execute()
  await notePlay(tx, account, { bet: 0, win: 0, now })
  const playUrl = await adapters.games.launch({ gameId: game.id, token, origin })
  return { playUrl, openMode: 'frame', needBindWallet: false, orientation: 'any' }
}

/** Opens a game's page with the token of its address, once, and gives the page its key. */
export async function openLaunch(tx: Tx, token: string, now: Date) {
  const key = randomBytes(24).toString('base64url')
  await tx
    .updateTable('launch')
    .set({ key_hash: digest(key) })
    .where('token_hash', '=', digest(token))
    .where('key_hash', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - TOKEN_MINUTES * 60_000))
    .execute()
  const launch = await findLaunch(tx, key)
  if (launch === undefined) return undefined
  const game = await tx.selectFrom('game').selectAll().where('id', '=', launch.game_id).executeTakeFirstOrThrow()
  return { key, game, ...launch }
}

/** The launch of a page's key, which is good as long as the session that launched the game, with the player's balance. */
export async function findLaunch(tx: Tx, key: string) {
  return tx
    .selectFrom('launch')
    .innerJoin('session', 'session.token_hash', 'launch.session_hash')
    .innerJoin('account', 'account.id', 'launch.account_id')
    .select(['launch.token_hash', 'launch.account_id', 'game_id', 'app_origin', 'device_id', 'balance'])
    .where('key_hash', '=', digest(key))
    .executeTakeFirst()
}

interface Bet {
  readonly key: string
  /** The page's number of the round: a repeated request returns the round that was played. */
  readonly number: number
  /** Whole centavos. */
  readonly bet: number
  readonly language: Language
  readonly now: Date
}

/**
 * Plays a round: the bet, its draw and the win in one transaction.
 * @throws a Refusal: sessionInvalid, gameUnavailable, playPaused, limitReached, badBet or insufficientBalance
 */
export async function playRound(tx: Tx, { key, number, bet, language, now }: Bet) {
  const launch = await findLaunch(tx, key)
  if (launch === undefined) throw new Refusal('sessionInvalid')
  const account = await lockAccount(tx, launch.account_id)
  const played = await tx
    .selectFrom('round')
    .select('win')
    .where('launch_token_hash', '=', launch.token_hash)
    .where('number', '=', number)
    .executeTakeFirst()
  if (played !== undefined) return { win: played.win, balance: account.balance }
  const game = await findGame(tx, launch.game_id)
  if (game === undefined) throw new Refusal('gameUnavailable')
  if (bet < game.min_bet || bet > game.max_bet) throw new Refusal('badBet')
  if (bet > account.balance) throw new Refusal('insufficientBalance')
  const caller = { now, language, deviceId: launch.device_id }
  await assertMayPlay(tx, account, caller)
  await assertLimitsLeave(tx, account, { kinds: ['loss', 'stake', 'time'], amount: bet }, caller)
  const win = Math.floor(bet * draw(game.details.pays))
  const round = { account_id: account.id, game_id: game.id, launch_token_hash: launch.token_hash, number }
  const { id } = await tx
    .insertInto('round')
    .values({ ...round, bet, win, played_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const move = { note: game.name, orderNo: `R${id}`, at: now }
  await transfer(tx, account.id, { kind: 'bet', amount: -bet, ...move })
  await transfer(tx, account.id, { kind: 'win', amount: win, ...move })
  await countTurnover(tx, account.id, bet)
  await notePlay(tx, account, { bet, win, now })
  await tellRound(tx, account, bet, now)
  // The last step: all rounds of a game wait for each other here.
  await sql`update game set rounds = rounds + 1 where id = ${game.id}`.execute(tx)
  return { win, balance: account.balance - bet + win }
}

function draw(pays: readonly Pay[]): number {
  let left = randomInt(MILLION)
  for (const { pays: times, chance } of pays) {
    if (left < chance) return times
    left -= chance
  }
  return 0
}
