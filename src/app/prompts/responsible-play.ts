import type { QueryClient } from '@tanstack/react-query'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import { refetchUser } from '#src/queries/user.ts'
import type { Stores } from '#src/stores/stores.ts'
import { watchPlayState } from '../session/watch-play-state.ts'
import { holdPromotions } from './hold-promotions.ts'
import { moveReminder } from './move-reminder.ts'
import { watchRealityCheck } from './watch-reality-check.ts'

/** Starts what responsible play does by itself. Loaded only where the server has that part. */
export function startResponsiblePlay(
  stores: Pick<Stores, 'overlays' | 'session' | 'settings' | 'toasts'>,
  queryClient: QueryClient,
): Stop {
  return stopAll([
    watchPlayState(stores.session, () => refetchUser(queryClient)),
    holdPromotions(stores),
    watchRealityCheck(stores, queryClient),
    moveReminder(stores, queryClient),
  ])
}
