import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { EVENT_AFFECTS } from '#generated/ws/event-affects.ts'
import { invalidatePaths } from '#src/api/affected-reads.ts'
import type { Stop } from '#src/lib/stop.ts'
import { refetchPaths } from '#src/queries/refetch-paths.ts'
import { BADGE_OF_EVENT, type BadgeName } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

/** Events within it refetch once. */
const PAUSE_MS = 200

const AFFECTS: [string, readonly string[]][] = Object.entries(EVENT_AFFECTS)

/** Refetches what the counters count: letters with the identity check, VIP card, friend card. */
export function refetchCounted(queryClient: QueryClient): void {
  invalidatePaths(
    queryClient,
    AFFECTS.flatMap(([, paths]) => paths),
  )
}

/**
 * Refetches what a counter counts (`x-affects` in asyncapi/socket.yaml) when the server changes it. The player's own
 * actions lower counters too; their writes invalidate what they affect.
 */
export function followBadges(queryClient: QueryClient, badges: BadgeStore): Stop {
  return reaction(
    () => ({ ...badges.serverChanges }),
    (now, before) => {
      const changed = AFFECTS.filter(([event]) => {
        const badge = (BADGE_OF_EVENT as Partial<Record<string, BadgeName>>)[event]
        return badge !== undefined && now[badge] !== before[badge]
      })
      refetchPaths(
        queryClient,
        changed.flatMap(([, affected]) => affected),
      )
    },
    { delay: PAUSE_MS },
  )
}
