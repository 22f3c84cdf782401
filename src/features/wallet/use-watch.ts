import { useCallback, useEffect, useRef } from 'react'
import { type OrderWatch, watchOrder } from './order-watch.ts'

/**
 * Reads something with growing pauses until its fate is known, and at once when the page is visible again or the network
 * is back.
 *
 * @param read says whether the fate is known; a new one starts a new watch
 * @returns reads at once
 */
export function useWatch(read: () => Promise<boolean>): () => void {
  const watch = useRef<OrderWatch | null>(null)
  useEffect(() => {
    const current = watchOrder(read)
    watch.current = current
    const onVisible = () => {
      if (document.visibilityState === 'visible') current.checkNow()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', current.checkNow)
    return () => {
      current.stop()
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', current.checkNow)
    }
  }, [read])
  return useCallback(() => watch.current?.checkNow(), [])
}
