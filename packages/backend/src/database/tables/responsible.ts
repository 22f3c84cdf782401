import type { Generated, GeneratedAlways } from 'kysely'
import type { Period } from '../../calendar.ts'

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'time'

/** Limits, breaks and reality checks. */
export interface ResponsibleTables {
  play_limit: {
    account_id: number
    kind: LimitKind
    period: Period
    /** Whole centavos, or minutes of time. */
    value: number
    /** The higher limit that waits; null for a removal. */
    change_value: number | null
    change_at: Date | null
    /** The end of the period in which the player was told that it is used up. */
    told_until: Date | null
  }
  /** A break or an exclusion. */
  play_pause: {
    id: GeneratedAlways<number>
    account_id: number
    kind: 'break' | 'excluded'
    /** The device whose other accounts are on a break, too. */
    device_id: string | null
    starts_at: Date
    ends_at: Date
    is_end_told: Generated<boolean>
  }
  /** Whom the law or the regulator keeps from playing, and why. */
  play_restriction: { account_id: number; reason_en: string; reason_vi: string }
  /** The latest session of play of a player, and the player's answers and settings. */
  play_session: {
    account_id: number
    started_at: Date | null
    last_at: Date | null
    staked: Generated<number>
    won: Generated<number>
    /** From when the time to the next reality check counts. */
    checked_at: Date | null
    is_reminder_told: Generated<boolean>
    reminder_minutes: Generated<number>
    asked_at: Date | null
    held_until: Date | null
  }
  play_time: { account_id: number; day: string; seconds: number }
}
