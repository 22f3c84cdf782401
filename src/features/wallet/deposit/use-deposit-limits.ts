import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { listPlayLimitsQuery } from '#generated/http/responsible/list-play-limits.ts'
import type { PlayLimits } from '#generated/http/schemas/play-limits.ts'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useFeature } from '#src/queries/features.ts'

/** The player's limits beside a deposit; not read where the server has none. The form works without them. */
export function useDepositLimits(): UseQueryResult<PlayLimits> {
  const isOn = useFeature('responsiblePlay') === true
  return useQuery({ ...listPlayLimitsQuery(), enabled: isOn, meta: { silentError: true } })
}

/** What the form shows of them, with their texts. */
export const DeferredLimitQuestion = deferred(async () => (await import('./limit-question.tsx')).LimitQuestion, {
  texts: ['responsible'],
})
export const DeferredDepositLimits = deferred(async () => (await import('./deposit-limits.tsx')).DepositLimits, {
  texts: ['responsible'],
  isOptional: true,
})
