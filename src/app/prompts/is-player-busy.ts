import { PlayStore } from '#src/features/games/play/play-store.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'

/** The pages that are a form. */
const FORM_PATHS: ReadonlySet<string> = new Set([
  ...ENTRY_ROUTES,
  ROUTES.recharge,
  ROUTES.withdraw,
  ROUTES.exchange,
  ROUTES.redeem,
  ROUTES.kycBaseInfo,
  ROUTES.kycUpload,
])

/** Whether the player fills in a form, or a game is about to open: the one being launched, or the one in the address. */
export function isPlayerBusy(
  { deferred }: Pick<Stores, 'deferred'>,
  router: Pick<AppRouter, 'latestLocation'>,
): boolean {
  const { pathname, search } = router.latestLocation
  return FORM_PATHS.has(pathname) || 'play' in search || deferred.get(PlayStore).opening !== null
}
