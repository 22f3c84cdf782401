import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { RewardItem } from './account.ts'
import type { Instant, Texts } from './core.ts'

/** A result of a round: `chance` of a million rounds pay `pays` times the bet. */
export interface Pay {
  readonly name: Texts
  readonly pays: number
  readonly chance: number
}

/** What a game has besides its columns. */
export interface GameDetails {
  readonly rules: Texts
  readonly volatility: 'low' | 'medium' | 'high'
  readonly pays: readonly Pay[]
  readonly table?: {
    readonly name: Texts
    readonly dealer: string
    readonly seats?: number
    readonly openSeats?: number
  }
  /** An invented match, each day at this hour. */
  readonly event?: {
    readonly league: string
    readonly home: string
    readonly away: string
    readonly hour: number
    readonly odds: { readonly home: number; readonly away: number }
  }
}

/** A gift for a player who comes back, and its steps in their order. */
export interface RecallPlan {
  readonly title: Texts
  readonly steps: readonly {
    readonly id: string
    readonly title: Texts
    readonly action: 'login' | 'deposit' | 'play' | 'verify' | 'invite'
    /** Whole pesos of deposits and bets, or a number. */
    readonly target: number
    readonly reward: RewardItem
  }[]
}

/** Games, rounds and rewards. */
export interface GamesTables {
  manufacturer: {
    code: string
    name: string
    /** Whether its games can be played now. */
    is_open: Generated<boolean>
    needs_wallet: Generated<boolean>
  }
  game: {
    id: string
    name: string
    manuf: string
    type: string
    /** Its place among the hot games; null for others. */
    hot_rank: number | null
    /** Names of game and provider, in lower case and without diacritics. */
    search_text: string
    cover_color: string
    return_percent: number
    min_bet: number
    max_bet: number
    details: JSONColumnType<GameDetails>
    rounds: Generated<number>
    added_at: Instant
  }
  favourite: { id: GeneratedAlways<number>; account_id: number; game_id: string }
  /** A game that was opened: its token opens the page once, then the page plays by its key. */
  launch: {
    token_hash: string
    key_hash: string | null
    account_id: number
    session_hash: string
    game_id: string
    /** The only origin that may frame the page. */
    app_origin: string
    created_at: Instant
  }
  round: {
    id: GeneratedAlways<number>
    account_id: number
    game_id: string
    launch_token_hash: string
    /** The page's own number of the round, by which a repeated request finds it. */
    number: number
    bet: number
    win: number
    played_at: Instant
  }
  /** What was claimed. `period` says which one of several: a day, a month or a number. */
  claim: {
    account_id: number
    what: string
    period: string
    rewards: JSONColumnType<RewardItem[]>
    claimed_at: Instant
  }
  check_in: { account_id: number; day: string }
  friend_reward: {
    id: GeneratedAlways<number>
    account_id: number
    /** The friend, or the player for a place in the ranking. */
    friend_id: number
    kind: 'deposit' | 'turnover' | 'ranking'
    period: Generated<string>
    amount: number
    got_at: Instant
  }
  redeem_code: { code: string; rewards: JSONColumnType<RewardItem[]>; uses_left: number; expires_at: Date }
  recall: { sn: string; account_id: number; plan: JSONColumnType<RecallPlan>; ends_at: Date; created_at: Instant }
}
