import type { ReactElement, ReactNode } from 'react'
import { Picture } from './picture.tsx'
import styles from './status-hero.module.css'

export interface StatusHeroProps {
  readonly state: 'success' | 'pending' | 'failed' | 'cancelled' | 'unknown'
  /** A Money of size `hero`. */
  readonly amount?: ReactNode
  /** One sentence: what happened, or what the player waits for. */
  readonly title: string
  /** A quiet second line: the new balance, or when it will be known. */
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** The head of a status page: a drawn sign, the sum, one sentence. The state is shown nowhere else on the page. */
export function StatusHero({ state, amount, title, text, action }: StatusHeroProps): ReactElement {
  return (
    <div className={styles.hero} data-state={state}>
      <div className={styles.picture}>
        <Picture name={`status-${state}`} />
      </div>
      {amount !== undefined && <div className={styles.amount}>{amount}</div>}
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
