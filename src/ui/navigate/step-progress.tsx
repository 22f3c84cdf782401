import type { ReactElement } from 'react'
import styles from './step-progress.module.css'

export interface StepProgressProps {
  /** The current step, from 1. */
  readonly step: number
  readonly total: number
  /** `Step 1 of 3`. */
  readonly text: string
}

function getState(place: number, step: number): string {
  if (place === step) return 'current'
  return place < step ? 'done' : 'open'
}

/** Where a flow of steps stands: a line of text and a thin bar for each step. */
export function StepProgress({ step, total, text }: StepProgressProps): ReactElement {
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{text}</p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={styles.bar} data-state={getState(index + 1, step)} />
        ))}
      </div>
    </div>
  )
}
