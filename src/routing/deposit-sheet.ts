import type { AnyRouter } from '@tanstack/react-router'
import { ROUTES } from './route-names.ts'

/** The deposit as a sheet over a page: the search of its own page. */
export interface DepositSheetState {
  readonly order?: string | undefined
  readonly coupon?: string | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deposit lies over the page as a sheet. */
    depositSheet?: DepositSheetState
  }
}

/** A page of the router. */
export type Page = Pick<AnyRouter['latestLocation'], 'pathname' | 'search'>

/** The same page again, where it was scrolled to, for `navigate`. */
export function toPage({ pathname, search }: Page) {
  // Any page has this shape; `.` would be the page that a blocked navigation leads to.
  return { to: pathname as typeof ROUTES.game, search: search as object, resetScroll: false }
}

/**
 * The deposit as a sheet over a page, for `navigate`. The address is that of the deposit's own page, which a reload opens.
 */
export function toDepositSheet(depositSheet: DepositSheetState, page: Page) {
  return {
    ...toPage(page),
    state: { depositSheet },
    mask: { to: ROUTES.recharge, search: depositSheet, unmaskOnReload: true },
  }
}
