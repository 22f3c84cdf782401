import { useRouter } from '@tanstack/react-router'

/** Returns a check whether a path, with or without a query, has a screen. */
export function useIsPathAvailable(): (path: string) => boolean {
  const router = useRouter()
  return (path) => {
    const [, , route] = router.getMatchedRoutes(path.split('?')[0] ?? path)
    return route !== undefined && route.id !== '/$'
  }
}
