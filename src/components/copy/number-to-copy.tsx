import type { ReactElement } from 'react'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './number-to-copy.module.css'
import { useCopy } from './use-copy.ts'

export interface NumberToCopyProps {
  /** What is copied. */
  readonly number: string
  /** The button's name. */
  readonly label: string
}

/** A number with a button that copies it, for customer service. */
export function NumberToCopy({ number, label }: NumberToCopyProps): ReactElement {
  const copy = useCopy()
  return (
    <span className={styles.number}>
      <span translate="no">{number}</span>
      <IconButton icon="copy" label={label} onClick={() => copy(number)} />
    </span>
  )
}
