import type { ActivityState } from '../world/activity-state.ts'
import type { ActivityPageTexts } from './activity-page-texts.ts'
import type { PayPageTexts } from './pay-page-texts.ts'
import type { SlotGameTexts } from './slot-game-texts.ts'

// What the server gives the scripts of the demo pages. Imports of the scripts stay within pure files.

export interface SlotGameData {
  playKey: string
  appOrigin: string
  balance: number
  symbols: readonly string[]
  texts: SlotGameTexts
}

export interface PayPageData {
  payKey: string
  texts: PayPageTexts
}

export interface ActivityPageData {
  key: string
  appOrigin: string
  lang: string
  /** How many segments the wheel has. */
  segments: number
  state: ActivityState
  texts: ActivityPageTexts
}
