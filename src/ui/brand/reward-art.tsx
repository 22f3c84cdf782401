import type { ReactElement } from 'react'
import { ART_URL } from './art-url.ts'

export interface RewardArtProps {
  readonly type: 'cash' | 'coupon' | 'energy' | 'point'
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
