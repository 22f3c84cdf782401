import { useQueryClient } from '@tanstack/react-query'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'

/** Returns what refetches the counters. It never rejects: the query client shows a failure, and the counters stay. */
export function useReadBadges(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.fetchQuery({ ...getBadgesQuery(), staleTime: 0 }).catch(() => undefined)
  }
}
