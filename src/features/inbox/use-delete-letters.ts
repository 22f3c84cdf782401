import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeleteLetters } from '#generated/http/inbox/delete-letters.ts'
import { deleteLettersBodyIdsMax } from '#generated/http/schemas/delete-letters-body.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'

/** Letters of which the player is asked whether to delete them. */
export interface Deletion {
  readonly ids: readonly string[]
  readonly isAllRead: boolean
}

/** Deletes letters once the player has confirmed it, in requests of the document's size. */
export function useLetterDeletion(onDeleted: (ids: readonly string[]) => void) {
  const client = useQueryClient()
  const flight = useSingleFlight()
  const [asked, setAsked] = useState<Deletion>()
  const { mutateAsync } = useDeleteLetters()

  async function deleteAll(ids: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < ids.length; from += deleteLettersBodyIdsMax) {
        const part = ids.slice(from, from + deleteLettersBodyIdsMax)
        await mutateAsync({ data: { ids: part } })
        onDeleted(part)
      }
    } catch {
      // The query client shows the failure; another tab may have deleted them, or the response was lost.
      invalidateAffected(client, 'deleteLetters')
    }
    setAsked(undefined)
  }

  return {
    asked,
    isDeleting: flight.isBusy,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    confirm: () => void (asked && flight.run(() => deleteAll(asked.ids))),
  }
}
