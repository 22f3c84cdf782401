import type { GameEntry } from '../data/games/games.ts'
import type { Note } from '../lib/note.ts'
import type { Language } from '../messages/language.ts'
import type { GameTextKey } from './texts.ts'

/** One bet on one round. `bet` in centavos, `next` returns numbers from 0 to 1 (exclusive). */
export interface Bet {
  game: GameEntry
  bet: number
  /** One of the picks of the game; empty if it has none. */
  pick: string
  next: () => number
}

/** How a round ended: what it pays in centavos, the bet included, and what its page shows. */
export interface Round {
  win: number
  outcome: object
}

/** What a player may know of a game before the first bet. */
export interface GameFacts {
  /** The share of the bets that the best pick pays back, in percent, rounded down to two decimals. */
  returnPercent: number
  volatility: 'low' | 'medium' | 'high'
  /** What pays, as a multiple of the bet that includes the bet. */
  payTable: readonly { name: Note; pays: number }[]
  /** One sentence each. */
  rules: Readonly<Record<Language, readonly string[]>>
}

/** The part of a page that belongs to its kind; the frame adds balance, bets and the rest. */
export interface Stage {
  /** HTML, already escaped. */
  html: string
  css: string
  /** What its script needs beside the frame's data. */
  data?: object
}

/** A kind of demo game: the rules of its rounds, the facts about it, and its page. */
export interface GameKind {
  /** The folder of its script, `mocks/games/<script>/client.ts`. */
  script: 'bingo' | 'cards' | 'climb' | 'dice' | 'fish' | 'roulette' | 'slot' | 'sports'
  /** The button that bets, the line before the first bet, and the line while a round runs. */
  words: { play: GameTextKey; ready: GameTextKey; busy: GameTextKey }
  /** What a bet may be placed on; empty if there is nothing to choose. */
  getPicks(game: GameEntry): readonly string[]
  play(bet: Bet): Round
  getFacts(game: GameEntry): GameFacts
  renderStage(game: GameEntry, language: Language): Stage
}
