import { useSyncExternalStore } from 'react'
import { toMediaQuery } from '#src/lib/breakpoints.ts'

/**
 * Whether a media query matches; the component re-renders when that changes.
 * @param query with names instead of widths, as in a stylesheet: `(--from-wide)`
 */
export function useMedia(query: string): boolean {
  const text = toMediaQuery(query)
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(text)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(text).matches,
    // The build renders the early forms without a window.
    () => false,
  )
}
