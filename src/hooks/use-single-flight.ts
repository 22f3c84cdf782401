import { useCallback, useRef, useState } from 'react'

export interface SingleFlight {
  readonly isBusy: boolean
  /** Runs a task; null while another one runs, so that a double-click is one request. Rejects as the task does. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result | null>
}

const never = () => false

/**
 * Guards against double submits: runs one task at a time.
 * @param staysBusy whether to stay busy after this result, because it leads to another page
 */
export function useSingleFlight(staysBusy: (result: unknown) => boolean = never): SingleFlight {
  const [isBusy, setBusy] = useState(false)
  // State changes with the next render; two clicks can come before it.
  const isLocked = useRef(false)

  const run = useCallback(
    async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
      if (isLocked.current) return null
      isLocked.current = true
      setBusy(true)
      let stays = false
      try {
        const result = await task()
        stays = staysBusy(result)
        return result
      } finally {
        if (!stays) {
          isLocked.current = false
          setBusy(false)
        }
      }
    },
    [staysBusy],
  )
  return { isBusy, run }
}
