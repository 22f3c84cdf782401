import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Tells whether the player still is on the page that asks: for what comes after an answer that may take its time, since
 * who has left is not fetched back. A page that is on its way to another, whose code or data is awaited, is left too.
 */
export function useIsHere(): () => boolean {
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
