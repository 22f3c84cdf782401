import { useQuery } from '@tanstack/react-query'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'

/** What is left of a limit: pesos, or minutes for one of time. */
function getLeft({ kind, left, leftMinutes }: PlayLimit): number {
  return (kind === 'time' ? leftMinutes : left) ?? Infinity
}

/** The limits of deposits, the one with the least left first: it is the one that counts. */
export function listDepositLimits(limits: readonly PlayLimit[]): readonly PlayLimit[] {
  return limits.filter(({ kind }) => kind === 'deposit').toSorted((one, other) => getLeft(one) - getLeft(other))
}

/** The limit that keeps games from opening: one that is used up, but none of deposits. */
export function findReachedLimit(limits: readonly PlayLimit[]): PlayLimit | undefined {
  return limits.find((limit) => limit.kind !== 'deposit' && getLeft(limit) <= 0)
}

/**
 * The limit that a refusal was about, read again: what the app knew before led to the refusal. Undefined until it is read,
 * and where it cannot be; a failure shows no toast.
 */
export function useRefusedLimit(of: 'deposit' | 'game'): PlayLimit | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    ...listPlayLimitsQuery(),
    refetchOnMount: 'always',
    meta: { silentError: true },
  })
  if (!data || !isFetchedAfterMount) return undefined
  return of === 'deposit' ? listDepositLimits(data.limits)[0] : findReachedLimit(data.limits)
}
