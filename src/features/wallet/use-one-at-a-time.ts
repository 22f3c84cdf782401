import { useCallback, useRef, useState } from 'react'

export interface OneAtATime {
  readonly isBusy: boolean
  /** Runs a task; null when one is running already, so that any number of taps is one. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | null>
}

/**
 * Runs one task at a time.
 *
 * @param leadsAway whether a result leads to another page: then it stays busy, since one more tap may come before that
 *   page stands
 */
export function useOneAtATime(leadsAway: (result: unknown) => boolean): OneAtATime {
  const [isBusy, setBusy] = useState(false)
  // State changes only with the next render; two taps can come before it.
  const isLocked = useRef(false)

  const run = useCallback(
    async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
      if (isLocked.current) return null
      isLocked.current = true
      setBusy(true)
      let stays = false
      try {
        const result = await task()
        stays = leadsAway(result)
        return result
      } finally {
        if (!stays) {
          isLocked.current = false
          setBusy(false)
        }
      }
    },
    [leadsAway],
  )
  return { isBusy, run }
}
