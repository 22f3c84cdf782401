import type { CSSProperties, ReactElement } from 'react'
import type { VipLevel } from '#generated/http/schemas/vip-level.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import styles from './level-stairs.module.css'
import { getLevelState } from './level-state.ts'

/** More levels than this have steps without numbers. */
const MAX_NUMBERED = 12

export interface LevelStairsProps {
  readonly levels: readonly VipLevel[]
  readonly current: number
}

/** All levels as stairs, with the lantern on the player's. A picture: the level and the way to the next are texts. */
export function LevelStairs({ levels, current }: LevelStairsProps): ReactElement {
  const own = levels.findIndex(({ level }) => level === current)
  const getRise = (index: number) => index / Math.max(levels.length - 1, 1)
  return (
    <div className={styles.stairs} style={{ '--own': getRise(own) } as CSSProperties} aria-hidden="true">
      {levels.map(({ level }, index) => (
        <span
          key={level}
          className={styles.step}
          data-state={getLevelState(level, current)}
          style={{ '--rise': getRise(index) } as CSSProperties}
        >
          {level === current && <Parol size={30} className={styles.lantern} />}
          <span className={styles.tread}>{levels.length <= MAX_NUMBERED && level}</span>
        </span>
      ))}
    </div>
  )
}
