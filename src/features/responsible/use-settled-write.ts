import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AffectingOperation, invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** `unknown`: the response was lost, and what is read again does not show the change. */
export type WriteOutcome = 'done' | 'unknown'

export interface SettledWrite {
  /** The last attempt has no known result. */
  readonly isUnknown: boolean
  /** Sends once. Rejects with a refusal. */
  readonly write: (send: () => Promise<unknown>, readIsDone: () => Promise<boolean>) => Promise<WriteOutcome>
}

/** A write whose lost response is settled by reading again what it changes. It is never sent twice by itself. */
export function useSettledWrite(operation: AffectingOperation): SettledWrite {
  const queryClient = useQueryClient()
  const { toasts } = useStores()
  const [isUnknown, setUnknown] = useState(false)

  return {
    isUnknown,
    async write(send, readIsDone) {
      setUnknown(false)
      try {
        await send()
        return 'done'
      } catch (thrown) {
        const error = toApiError(thrown)
        // 409 may be an earlier attempt that still runs.
        if (!error.isOutcomeUnknown && error.status !== 409) {
          // A refusal says that what the screen shows is out of date.
          if (error.kind === 'failure') invalidateAffected(queryClient, operation)
          throw error
        }
        const isDone = await readIsDone().catch(() => false)
        setUnknown(!isDone)
        if (!isDone) return 'unknown'
        // The lost response had its toast, but the change is made.
        toasts.dismissFrom(error.url)
        invalidateAffected(queryClient, operation)
        return 'done'
      }
    },
  }
}
