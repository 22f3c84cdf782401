import { useRouter } from '@tanstack/react-router'
import { ROUTES, type RouteName } from './route-names.ts'

/** Returns a check whether a route has a screen. A route without one is in no menu. */
export function useIsRouteAvailable(): (name: RouteName) => boolean {
  const router = useRouter()
  return (name) => {
    const [, , route] = router.getMatchedRoutes(ROUTES[name])
    return route?.options.staticData?.isPlaceholder !== true
  }
}

/** The same for a path, with or without a query; false for an unknown path. */
export function useIsPathAvailable(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const [, , route] = router.getMatchedRoutes(path.split('?')[0] ?? path)
    return route !== undefined && route.id !== '/$' && route.options.staticData?.isPlaceholder !== true
  }
}
