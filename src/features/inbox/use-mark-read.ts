import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useReadLetter } from '#generated/http/inbox/read-letter.ts'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Marks an opened letter as read, once, and lowers the unread counter by 1 when the server has accepted it. */
export function useMarkRead(): (letter: Letter) => void {
  const client = useQueryClient()
  const { badges } = useStores()
  const { mutateAsync } = useReadLetter({ silent: true })
  const sent = useRef(new Set<string>())
  return ({ id, read }) => {
    if (read || sent.current.has(id)) return
    sent.current.add(id)
    const before = badges.mark()
    mutateAsync({ data: { id } }).then(
      () => badges.drop('inboxUnread', before),
      (error: unknown) => {
        // Opening it again tries again; the query client shows the failure.
        sent.current.delete(id)
        // The server refused: another tab may have deleted it.
        if (toApiError(error).kind === 'failure') invalidateAffected(client, 'readLetter')
      },
    )
  }
}
