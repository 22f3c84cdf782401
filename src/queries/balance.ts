import { useQuery } from '@tanstack/react-query'
import { getBalance, getGetBalanceQueryOptions } from '#generated/http/account/get-balance.ts'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { STALE } from '#src/api/query-client.ts'
import { analytics } from '#src/platform/analytics.ts'
import { useIsUserSettled } from './user.ts'

/**
 * The account's amounts. Stale at once: each screen that shows them asks again. A conversion that comes with them is
 * handed to the operator's analytics, once, and is kept nowhere.
 */
export function balanceQuery() {
  return getGetBalanceQueryOptions({
    query: {
      staleTime: STALE.balance,
      queryFn: async ({ signal }) => {
        const { fbEvent, ...balance } = await getBalance({ signal })
        if (fbEvent) analytics.hand(fbEvent)
        return balance
      },
    },
  })
}

/** What the shell may show: pesos that may be played, and points. Undefined until known. */
export interface ShellBalance {
  readonly balance: number | undefined
  readonly point: number | undefined
}

/**
 * The one accessor of the shell; it exposes exactly `balance` and `point` (section 3 of the specification). It shows
 * what is known: the session, the refresh and the screens of money ask anew.
 */
export function useBalance(): ShellBalance {
  const { data } = useQuery({
    ...balanceQuery(),
    enabled: useIsUserSettled(),
    refetchOnMount: false,
    select: toShellBalance,
  })
  return data ?? UNKNOWN
}

/** The refresh beside the balance. `refresh` never rejects: a failure is told by the query client. */
export function useBalanceRefresh(): { isRefreshing: boolean; refresh: () => void } {
  const { isFetching, refetch } = useQuery({ ...balanceQuery(), enabled: false })
  return { isRefreshing: isFetching, refresh: () => void refetch({ cancelRefetch: false }) }
}

const UNKNOWN: ShellBalance = { balance: undefined, point: undefined }

function toShellBalance({ userAccountVO, userPointVO }: Balance): ShellBalance {
  return { balance: userAccountVO.balance, point: userPointVO.value }
}
