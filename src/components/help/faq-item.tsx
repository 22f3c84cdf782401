import type { ReactElement, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './faq-item.module.css'

export interface FaqItemProps {
  readonly question: ReactNode
  /** Plain text with line breaks. */
  readonly answer: ReactNode
  readonly isOpen?: boolean
}

/** A question, which expands its answer. */
export function FaqItem({ question, answer, isOpen = false }: FaqItemProps): ReactElement {
  return (
    <details className={styles.faq} open={isOpen}>
      <summary className={styles.question}>
        <span>{question}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <p className={styles.answer}>{answer}</p>
    </details>
  )
}
