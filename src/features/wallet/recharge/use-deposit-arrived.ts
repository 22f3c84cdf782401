import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { refreshMoney } from '../money.queries.ts'
import { loadBadges, tellConversion } from './recharge.queries.ts'

/** What is done when a deposit has arrived: balance, history and counters are read again. */
export function useDepositArrived(): () => void {
  const queryClient = useQueryClient()
  const { badges, session } = useStores()
  return useCallback(() => {
    const { uid } = session
    const mark = badges.mark()
    refreshMoney(queryClient)
    void tellConversion()
    loadBadges(queryClient).then(
      (data) => {
        // An answer that comes after the session belongs to nobody.
        if (session.uid === uid) badges.applyServer(data, mark)
      },
      // Told by the query client; the counters stay as they are.
      () => undefined,
    )
  }, [queryClient, badges, session])
}
