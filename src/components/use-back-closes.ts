import { useEffect, useRef } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Makes Back close a sheet that a page lays over itself, for as long as the sheet is there, as it closes the overlays
 * of the app. A `close` that does nothing, while something is being sent, keeps the player where they are.
 */
export function useBackCloses(close: () => void): void {
  const { overlays } = useStores()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    const back = () => latest.current()
    overlays.lay(back)
    return () => overlays.lift(back)
  }, [overlays])
}
