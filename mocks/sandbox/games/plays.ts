import { randomUUID } from 'node:crypto'
import { findGame } from '../../data/games/games.ts'
import { getKind } from '../../games/kinds.ts'
import { getBetLimits } from '../../games/terms.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import { toCentavos } from '../../lib/money.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Language } from '../../messages/language.ts'
import type { Account } from '../identity/account.ts'
import type { LimitStanding } from '../responsible/limits.ts'
import type { Responsible } from '../responsible/responsible.ts'
import type { SandboxCore } from '../sandbox-core.ts'

/** Access to one game, bound to the session that launched it. */
export interface Play {
  uid: string
  sessionId: string
  gameId: string
  appOrigin: string
}

/** A round, in centavos. Without an outcome it was refused: by a limit, or because the balance does not cover the bet. */
export interface Turn {
  outcome: object | undefined
  short?: LimitStanding
  win: number
  balance: number
}

const LAUNCH_LIFETIME_MS = 5 * MINUTE_MS
const MAX_PLAYS = 1_000
const MAX_ROUNDS = 5_000
/** The round that completes the first task. */
const TASK_SPINS = 3

/** The game launches and rounds of a sandbox. */
export class Plays {
  readonly #sandbox: SandboxCore
  readonly #responsible: Responsible
  readonly #launches = new BoundedMap<Play & { until: number }>(MAX_PLAYS)
  readonly #open = new BoundedMap<Play & { language: Language }>(MAX_PLAYS)
  #rounds = 0

  constructor(sandbox: SandboxCore, responsible: Responsible) {
    this.#sandbox = sandbox
    this.#responsible = responsible
  }

  /**
   * Makes a single-use launch token for one game, valid for five minutes. It names the sandbox, because the page has no
   * cookie.
   */
  launch(play: Play): string {
    const token = `${this.#sandbox.id}.${randomUUID()}`
    const account = this.#sandbox.accounts.byUid(play.uid)
    if (account !== undefined) this.#sandbox.events.emit('launched', account)
    this.#launches.set(token, { ...play, until: this.#sandbox.clock.now() + LAUNCH_LIFETIME_MS })
    return token
  }

  /** Exchanges a launch token for a play key that is valid as long as the session. */
  open(token: string, language: Language): { playKey: string; play: Play } | undefined {
    const launch = this.#launches.take(token)
    if (launch === undefined || launch.until < this.#sandbox.clock.now()) return undefined
    if (this.#sandbox.sessions.get(launch.sessionId) === undefined) return undefined
    const playKey = `${this.#sandbox.id}.${randomUUID()}`
    this.#open.set(playKey, { ...launch, language })
    return { playKey, play: launch }
  }

  /** The language that a game was opened in. */
  getLanguage(playKey: string): Language | undefined {
    return this.#open.get(playKey)?.language
  }

  /** The game of a play key, and who plays it; undefined once the session has ended. */
  #find(playKey: string): { play: Play; account: Account } | undefined {
    const play = this.#open.get(playKey)
    const account = play === undefined ? undefined : this.#sandbox.accounts.byUid(play.uid)
    if (play === undefined || account === undefined) return undefined
    return this.#sandbox.sessions.get(play.sessionId) === undefined ? undefined : { play, account }
  }

  /** The playable balance in centavos, for a game that stays open during a deposit. */
  readBalance(playKey: string): number | 'playEnded' {
    return this.#find(playKey)?.account.balances.playable ?? 'playEnded'
  }

  /**
   * Plays one round by the rules of the game. `bet` in centavos. Refuses a bet outside the game's limits and a pick that
   * the game does not have; the key is invalid once its session has ended.
   */
  bet(playKey: string, bet: number, pick: string): Turn | 'playEnded' | 'playPaused' | 'badBet' {
    const found = this.#find(playKey)
    const game = found === undefined ? undefined : findGame(found.play.gameId)
    if (found === undefined || game === undefined) return 'playEnded'
    const { account } = found
    const { limits, pauses } = this.#responsible
    if (pauses.isPaused(account)) return 'playPaused'
    const kind = getKind(game)
    const { minBet, maxBet } = getBetLimits(game)
    const picks = kind.getPicks(game)
    if (bet < toCentavos(minBet) || bet > toCentavos(maxBet)) return 'badBet'
    if (picks.length > 0 && !picks.includes(pick)) return 'badBet'
    const short = limits.findShort(account, { loss: bet, stake: bet, time: 1 })
    if (short !== undefined) return { outcome: undefined, short, win: 0, balance: account.balances.playable }
    const { win, outcome } = kind.play({ game, bet, pick, next: this.#sandbox.random.next })
    if (!this.#sandbox.ledger.playRound(account, game.name, bet, win))
      return { outcome: undefined, win: 0, balance: account.balances.playable }
    this.record(account, game.id, bet, win, this.#sandbox.clock.now())
    account.spins += 1
    if (account.spins === TASK_SPINS) this.#sandbox.raise(account, 'taskRewardNum')
    this.#sandbox.events.emit('played', account, { gameId: game.id, bet, win, at: this.#sandbox.clock.now() })
    return { outcome, win, balance: account.balances.playable }
  }

  /** Adds a round to the player's records. */
  record(account: Account, gameId: string, bet: number, win: number, playedAt: number): void {
    account.turnover += bet
    account.rounds.unshift({ id: `R${String(++this.#rounds).padStart(8, '0')}`, gameId, bet, win, playedAt })
    if (account.rounds.length > MAX_ROUNDS) account.rounds.length = MAX_ROUNDS
  }
}
