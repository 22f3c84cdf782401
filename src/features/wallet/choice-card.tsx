import type { ReactElement, ReactNode } from 'react'
import styles from './choice-card.module.css'

export interface ChoiceCardProps {
  /** Of all cards of one choice. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** One of several choices that need more than a word: a radio button on a card. */
export function ChoiceCard({ name, value, checked, onChoose, title, children }: ChoiceCardProps): ReactElement {
  return (
    <label className={styles.card}>
      <input type="radio" className={styles.radio} name={name} value={value} checked={checked} onChange={onChoose} />
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
    </label>
  )
}
