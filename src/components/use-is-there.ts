import { useRouter } from '@tanstack/react-router'
import { ROUTES, type RouteName } from './route-names.ts'

/** Tells whether a page has its screen. One whose screen comes later stands in no menu. */
export function useIsThere(): (name: RouteName) => boolean {
  const router = useRouter()
  return (name) => {
    const [, , route] = router.getMatchedRoutes(ROUTES[name])
    return route?.options.staticData?.comesLater !== true
  }
}
