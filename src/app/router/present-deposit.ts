import { toDepositSheet } from '#src/routing/deposit-sheet.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import type { AppRouter } from './router.tsx'
import { parseSearch } from './search-params.ts'

/** A navigation that has not happened yet. */
interface Navigation {
  readonly nextLocation: { readonly pathname: string; readonly search: string; readonly state: object }
  readonly action: string
}

/** The pages that lead on to the deposit's own page, and that page itself: no sheet opens over them. */
const OWN_PAGE_AFTER: readonly string[] = [...ENTRY_ROUTES, ROUTES.payReturn, ROUTES.recharge]

/**
 * Presents a new deposit that is opened from inside the app as a sheet over the page that is there, whatever link led to
 * it. Returns whether to block the navigation, because another one to the sheet takes its place.
 */
export function createDepositPresenter(
  router: Pick<AppRouter, 'navigate' | 'state'>,
  session: Pick<SessionStore, 'mayPlay'>,
) {
  return function presents({ nextLocation, action }: Navigation): boolean {
    const { pathname, search, state } = nextLocation
    const below = router.state.resolvedLocation
    // The guard leads these to the page that says why.
    if (!session.mayPlay) return false
    if (action !== 'PUSH' || pathname !== ROUTES.recharge || '__tempLocation' in state) return false
    if (below === undefined || OWN_PAGE_AFTER.includes(below.pathname)) return false
    const { order, coupon } = parseSearch(search) as Record<string, unknown>
    if (order !== undefined) return false
    const isAgain = below.state.depositSheet !== undefined
    void router.navigate({
      ...toDepositSheet(typeof coupon === 'string' ? { coupon } : {}, below),
      replace: isAgain,
    })
    return true
  }
}
