import { hashKey, type QueryClient } from '@tanstack/react-query'
import { getBadgesQuery } from '#generated/http/account/get-badges.ts'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import type { ServerBadges } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'
import { keepActive } from './keep-active.ts'

/**
 * Copies the counters from the query cache to the badge store, whoever requested them: the session, a screen, or a write
 * that affects them.
 */
export function followServerBadges(queryClient: QueryClient, badges: Pick<BadgeStore, 'mark' | 'applyServer'>): Stop {
  const options = getBadgesQuery()
  const hash = hashKey(options.queryKey)
  let mark = badges.mark()
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type === 'fetch') mark = badges.mark()
    else if (event.action.type === 'success') badges.applyServer(event.query.state.data as ServerBadges, mark)
  })
  return stopAll([unsubscribe, keepActive(queryClient, options)])
}
