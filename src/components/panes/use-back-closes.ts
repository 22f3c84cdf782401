import { useEffect, useRef } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Makes Back close a page's own sheet while it is open, like the app's overlays. If `close` does nothing (while
 * sending), the sheet and the page stay.
 */
export function useBackCloses(close: () => void): void {
  const { overlays } = useStores()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    const back = () => latest.current()
    overlays.pushSheet(back)
    return () => overlays.popSheet(back)
  }, [overlays])
}

/** {@link useBackCloses} while it is mounted, for a page whose steps Back goes through. */
export function BackCloses({ onBack }: { readonly onBack: () => void }): null {
  useBackCloses(onBack)
  return null
}
