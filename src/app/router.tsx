import { createRouter } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { routeTree } from '#generated/route-tree.gen.ts'
import type { RouterContext } from '#src/routes/-router-context.ts'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

/** The router of the app. `Around` stands around the pages and may use the router: overlays and notices. */
export function createAppRouter(context: RouterContext, Around: (props: { children: ReactNode }) => ReactElement) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    InnerWrap: Around,
    scrollRestoration: true,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    // The query cache knows what is stale; the router asks it each time.
    defaultPreloadStaleTime: 0,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
