import type { ReactElement, ReactNode } from 'react'
import { Picture } from './picture.tsx'
import styles from './status-hero.module.css'

export interface StatusHeroProps {
  /**
   * - `success`: the money has arrived (green).
   * - `pending`: it is on its way.
   * - `unknown`: it is being checked (blue).
   * - `cancelled`: it ended without a charge, by the player's choice or in time (grey).
   * - `failed`: money may be missing (red).
   */
  readonly state: 'success' | 'pending' | 'failed' | 'cancelled' | 'unknown'
  /** A Money of size `hero`. */
  readonly amount?: ReactNode
  /** One sentence: what happened, or what the player waits for. */
  readonly title: string
  /** How long that takes at most, as large as it matters: a Countdown with its words. */
  readonly clock?: ReactNode
  /** A quiet second line: the new balance, or when it will be known. */
  readonly text?: ReactNode
  readonly action?: ReactNode
}

/** The head of a status page: a drawn sign, the sum, one sentence. The state is shown nowhere else on the page. */
export function StatusHero({ state, amount, title, clock, text, action }: StatusHeroProps): ReactElement {
  return (
    <div className={styles.hero} data-state={state}>
      <div className={styles.picture}>
        <Picture name={`status-${state}`} />
      </div>
      {amount !== undefined && <div className={styles.amount}>{amount}</div>}
      <h2 className={styles.title}>{title}</h2>
      {clock !== undefined && <div className={styles.clock}>{clock}</div>}
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
