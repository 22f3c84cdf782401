import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ART_URL } from './art-url.ts'
import styles from './vip-badge.module.css'

export interface VipBadgeProps {
  /** 0 and up; above 10 only the number changes. */
  readonly level: number
  /** Pixels of one side. */
  readonly size?: number
  /** The text for screen readers: "VIP 8"; without it the badge is decorative. */
  readonly label?: string | undefined
}

/** The lowest level of each medal: ring, bronze, silver, gold, jade, night. */
const TIERS = [0, 1, 3, 5, 7, 9] as const

/** The medal of a VIP level, with the level in it. */
export function VipBadge({ level, size = 40, label }: VipBadgeProps): ReactElement {
  const tier = TIERS.findLastIndex((from) => level >= from)
  const medal = Math.max(tier, 0)
  return (
    <svg
      className={cx(styles.badge, medal === TIERS.length - 1 && styles.night)}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <use href={`${ART_URL}#vip-${String(medal)}`} />
      <text
        x="32"
        y={medal < 3 ? 40 : medal === TIERS.length - 1 ? 39 : 37.5}
        textAnchor="middle"
        fontSize={level > 9 ? 20 : 23}
      >
        {level}
      </text>
    </svg>
  )
}
