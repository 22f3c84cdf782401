import type { Language } from '../../http/contract.ts'

export type Texts = Readonly<Record<Language, string>>

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

/** Lower case without diacritics, as search compares names. */
export function toSearchText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/gu, 'd').toLowerCase()
}
