import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import type { PlayLimits } from '#generated/http/schemas/play-limits.ts'
import { getLimitNumbers } from '#src/components/responsible/use-limit-texts.ts'

/** Which limit. */
export interface LimitKey {
  readonly kind: string
  readonly period: string
}

/** When a value counts: a new or a lower one at once, a higher one after 24 hours and the player's yes. */
export type LimitEffect = 'new' | 'lower' | 'higher' | 'same'

export function findLimit(limits: readonly PlayLimit[], { kind, period }: LimitKey): PlayLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.period === period)
}

/** What a value does beside the limit that holds, in pesos or minutes. */
export function getLimitEffect(limit: PlayLimit | undefined, value: number): LimitEffect {
  if (!limit) return 'new'
  const now = getLimitNumbers(limit).limit
  if (value === now) return 'same'
  return value < now ? 'lower' : 'higher'
}

/** The value that a limit's change asks for, in pesos or minutes; undefined for a removal. */
export function getChangeValue({ change }: PlayLimit): number | undefined {
  return change?.amount ?? change?.minutes
}

/** Whether the limits show a value: it holds, or it waits. */
export function hasValue({ limits }: PlayLimits, key: LimitKey, value: number): boolean {
  const limit = findLimit(limits, key)
  return limit !== undefined && (getLimitNumbers(limit).limit === value || getChangeValue(limit) === value)
}

/** Whether the limits show that a removal waits, or that there is no such limit. */
export function isRemovalShown({ limits }: PlayLimits, key: LimitKey): boolean {
  const limit = findLimit(limits, key)
  return limit === undefined || (limit.change !== undefined && getChangeValue(limit) === undefined)
}

/** Whether the limits show that the change of `before` was confirmed. */
export function isConfirmationShown({ limits }: PlayLimits, before: PlayLimit): boolean {
  const limit = findLimit(limits, before)
  const wanted = getChangeValue(before)
  return wanted === undefined ? limit === undefined : limit !== undefined && getLimitNumbers(limit).limit === wanted
}
