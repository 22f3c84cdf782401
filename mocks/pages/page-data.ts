import type { ActivityState } from '../sandbox/rewards/activity-state.ts'
import type { ActivityPageTexts } from './activity-page-texts.ts'
import type { PayPageTexts } from './pay-page-texts.ts'

// The data that the server gives to the scripts of the demo pages. The scripts import only files without side effects.

export interface PayPageData {
  payKey: string
  appOrigin: string
  texts: PayPageTexts
}

export interface ActivityPageData {
  key: string
  appOrigin: string
  lang: string
  /** The number of segments of the wheel. */
  segments: number
  state: ActivityState
  texts: ActivityPageTexts
}
