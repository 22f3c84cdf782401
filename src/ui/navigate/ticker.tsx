import { useState, type CSSProperties, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { tickerSeconds } from './ticker-seconds.ts'
import styles from './ticker.module.css'

export interface TickerItem {
  readonly id: string
  readonly text: string
}

export interface TickerProps {
  readonly label: string
  readonly items: readonly TickerItem[]
  /** Names of the button that pauses and resumes it: moving content must be pausable. */
  readonly pauseLabel: string
  readonly playLabel: string
}

/**
 * A moving line of short news. It stops under the pointer, on focus, by its button and with reduced motion, and can
 * then be scrolled.
 */
export function Ticker({ label, items, pauseLabel, playLabel }: TickerProps): ReactElement {
  const [paused, setPaused] = useState(false)
  const seconds = tickerSeconds(items.map(({ text }) => text))
  const line = (isCopy: boolean): ReactElement => (
    <ul className={cx(styles.line, isCopy && styles.copy)} aria-hidden={isCopy || undefined}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {item.text}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.ticker} data-paused={paused || undefined}>
      <div className={styles.window} role="region" aria-label={label} tabIndex={0}>
        <div className={styles.track} style={{ '--seconds': `${seconds}s` } as CSSProperties}>
          {line(false)}
          {line(true)}
        </div>
      </div>
      <span className={styles.button}>
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      </span>
    </div>
  )
}
