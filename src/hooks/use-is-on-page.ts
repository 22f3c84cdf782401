import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the player is still on the page of the caller: after a slow response, do not navigate a player who has
 * left. A page with a pending navigation counts as left.
 */
export function useIsOnPage(): () => boolean {
  const router = useRouter()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => {
    const { location, resolvedLocation = location } = router.state
    return isMounted.current && location.pathname === resolvedLocation.pathname
  }, [router])
}
