import { useEffect, type RefObject } from 'react'

/** Makes a list of tiles one stop of the Tab key, by `startRovingFocus`. Its code loads after the tiles have shown. */
export function useRovingFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    // Without its code each tile remains a stop of its own.
    void import('./roving-focus.ts').then(
      ({ startRovingFocus }) => {
        if (!isGone && list.current) stop = startRovingFocus(list.current)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [list])
}
