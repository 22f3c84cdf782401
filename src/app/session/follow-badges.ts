import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { EVENT_AFFECTS } from '#generated/ws/event-affects.ts'
import { invalidatePaths } from '#src/api/affected-reads.ts'
import { Repeater } from '#src/lib/backoff.ts'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import { refetchPaths } from '#src/queries/refetch-paths.ts'
import { BADGE_OF_EVENT, type BadgeName } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'

/** Events within a pause refetch once. While they go on the pauses grow, so that counts that flap cost few reads. */
const PAUSES_MS = [200, 1000, 5000]
/** After so long without a refetch the pauses begin again with the first. */
const QUIET_MS = 5000

/** The counters' events, with what each counts. */
const AFFECTS = Object.entries<readonly string[]>(EVENT_AFFECTS).flatMap(([event, paths]) => {
  const badge = (BADGE_OF_EVENT as Partial<Record<string, BadgeName>>)[event]
  return badge === undefined ? [] : [{ badge, paths }]
})

/** Refetches what the counters count: letters with the identity check, VIP card, friend card. */
export function refetchCounted(queryClient: QueryClient): void {
  invalidatePaths(
    queryClient,
    AFFECTS.flatMap(({ paths }) => paths),
  )
}

/**
 * Refetches what a counter counts (`x-affects` in asyncapi/socket.yaml) when the server changes it. It follows the counter,
 * not its event as `bindAffectingEvents` does for other events: badge data changes a counter too, after a reconnect, and an
 * event that comes again with an equal count changes nothing. The player's own actions lower counters too; their writes
 * invalidate what they affect.
 */
export function followBadges(queryClient: QueryClient, badges: BadgeStore): Stop {
  let read = { ...badges.serverChanges }
  let lastReadAt = -Infinity

  const repeater = new Repeater(PAUSES_MS, () => {
    lastReadAt = performance.now()
    const paths = listChanged().flatMap((counted) => counted.paths)
    read = { ...badges.serverChanges }
    refetchPaths(queryClient, paths)
  })

  function listChanged() {
    return AFFECTS.filter(({ badge }) => badges.serverChanges[badge] !== read[badge])
  }

  function schedule(): void {
    if (repeater.isWaiting || listChanged().length === 0) return
    if (performance.now() - lastReadAt > QUIET_MS) repeater.reset()
    repeater.schedule()
  }

  return stopAll([reaction(() => ({ ...badges.serverChanges }), schedule), () => repeater.cancel()])
}
