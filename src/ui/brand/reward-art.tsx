import type { ReactElement } from 'react'
import { ART_URL } from './art-url.ts'

/** A reward's type, or what earns it: a day, turnover, a month, a deposit, a place, a return, a verified identity. */
export type RewardArtName =
  | 'cash'
  | 'coupon'
  | 'energy'
  | 'point'
  | 'daily'
  | 'rebate'
  | 'monthly'
  | 'deposit'
  | 'turnover'
  | 'prize'
  | 'gift'
  | 'verify'

export interface RewardArtProps {
  readonly type: RewardArtName
  /** Pixels of one side. */
  readonly size?: number
}

/** The picture of a reward. Decorative: its word and amount are beside it. */
export function RewardArt({ type, size = 56 }: RewardArtProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <use href={`${ART_URL}#reward-${type}`} />
    </svg>
  )
}
