import { createRouter } from '@tanstack/react-router'
import { routeTree } from '#generated/route-tree.gen.ts'
import { toRoutePath } from '#src/routing/route-names.ts'
import type { RouterContext } from '#src/routes/-router-context.ts'
import type { Access } from '#src/routing/access.ts'
import { limitRouteChunks } from '../errors/chunk-failure.ts'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

/** The router of the app, without its context: `router.update` sets it before the first page loads. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    context: undefined as unknown as RouterContext,
    parseSearch,
    stringifySearch,
    // The router ignores case and slashes at the end; the app compares paths with ROUTES.
    rewrite: {
      input: ({ url }) => {
        url.pathname = toRoutePath(url.pathname)
        return url
      },
    },
    scrollRestoration: true,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    // The query cache knows what is stale; the router asks it each time.
    defaultPreloadStaleTime: 0,
  })
  limitRouteChunks(Object.values(router.routesById))
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

/** Who may open a path: the access of its route and of the layouts around it. */
export function getAccess(router: AppRouter, pathname: string): readonly Access[] {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes.map((route) => route.options.staticData?.access ?? 'open')
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
