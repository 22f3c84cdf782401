import { useQueryClient } from '@tanstack/react-query'
import { getGetBadgesQueryOptions } from '#generated/http/account/get-badges.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Returns what refetches the counters. It never rejects: the query client shows a failure, and the counters stay. */
export function useReadBadges(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { badges, session } = useStores()
  return async () => {
    const { uid } = session
    const mark = badges.mark()
    const data = await queryClient.fetchQuery(getGetBadgesQueryOptions({ query: { staleTime: 0 } })).catch(() => null)
    // Ignore a response that arrives after the session ended.
    if (data !== null && session.uid === uid) badges.applyServer(data, mark)
  }
}
