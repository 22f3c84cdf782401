import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { EVENT_AFFECTS } from '#generated/ws/event-affects.ts'
import { invalidatePaths } from '#src/api/affected-reads.ts'
import { pathOfKey } from '#src/api/public-queries.ts'
import type { Stop } from '#src/lib/stop.ts'
import { refetchUser, userQuery } from '#src/queries/user.ts'
import { BADGE_OF_EVENT } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

/** Events within it refetch once. */
const PAUSE_MS = 200

const USER_PATH = pathOfKey(userQuery().queryKey)

type AffectingEvent = keyof typeof EVENT_AFFECTS

const AFFECTS = Object.entries(EVENT_AFFECTS) as [AffectingEvent, readonly string[]][]

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
      const changed = AFFECTS.filter(([event]) => now[BADGE_OF_EVENT[event]] !== before[BADGE_OF_EVENT[event]])
      const paths = changed.flatMap(([, affected]) => affected)
      invalidatePaths(queryClient, paths)
      // No page keeps user info active, so that it refetches by itself; the guards need it anyway.
      if (paths.includes(USER_PATH)) refetchUser(queryClient)
    },
    { delay: PAUSE_MS },
  )
}
