import { useId, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  readonly label: string
  /** Absent if the progress is unknown. */
  readonly value?: number | undefined
  readonly max?: number | undefined
  /** The value in words, "₱500.00 of ₱2,000.00"; shown beside the label. */
  readonly valueText?: string | undefined
  /** The label is only for screen readers. */
  readonly hideLabel?: boolean | undefined
  readonly tone?: 'success' | 'accent' | undefined
}

/** A native progress element, so that its share is read out. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = true,
  tone = 'success',
}: ProgressProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.box}>
      <div className={cx(styles.texts, hideLabel && valueText === undefined && styles.hidden)}>
        <label className={cx(hideLabel && styles.hidden)} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {valueText !== undefined && (
          <span className={styles.value} id={`${id}-value`}>
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={id}
        className={cx(styles.progress, styles[tone])}
        value={value}
        max={max}
        aria-labelledby={`${id}-label`}
        aria-describedby={valueText === undefined ? undefined : `${id}-value`}
      />
    </div>
  )
}
