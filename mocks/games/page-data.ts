import type { GameTexts } from './texts-en.ts'

/** The data that the server gives to the script of a demo game. */
export interface GamePageData<Stage = object> {
  playKey: string
  appOrigin: string
  /** Pesos. */
  balance: number
  texts: GameTexts
  /** The line before the first bet, and the one while a round runs. */
  ready: string
  busy: string
  /** What its kind adds. */
  stage: Stage
}
