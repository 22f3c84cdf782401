import type { ReactElement, ReactNode } from 'react'
import { RewardArt, type RewardArtName } from '#src/ui/brand/reward-art.tsx'
import { Text } from '#src/ui/data/text.tsx'
import styles from './reward-head.module.css'

export interface RewardHeadProps {
  readonly art: RewardArtName
  readonly title: string
  /** The amount, the largest text of the card. */
  readonly value?: ReactNode
  /** A small button, a link or the state; below the rest where both do not fit. */
  readonly end?: ReactNode
}

/** The head of a reward's card: its drawing, name, amount, and what can be done. */
export function RewardHead({ art, title, value, end }: RewardHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <RewardArt type={art} />
      <div className={styles.what}>
        <Text as="h2" size="md" weight="bold">
          {title}
        </Text>
        {value}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  )
}
