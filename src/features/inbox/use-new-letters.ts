import { useQueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { getListLettersQueryKey } from '#generated/http/inbox/list-letters.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Reads letters and types again when the unread counter rises. The server's first counts are no news. */
export function useNewLetters(): void {
  const client = useQueryClient()
  const { badges } = useStores()
  useEffect(
    () =>
      reaction(
        () => ({ unread: badges.counts.inboxUnread, isKnown: badges.isKnown }),
        (now, before) => {
          // The key of the letters begins that of the types.
          if (before.isKnown && now.unread > before.unread)
            void client.invalidateQueries({ queryKey: getListLettersQueryKey() })
        },
      ),
    [badges, client],
  )
}
