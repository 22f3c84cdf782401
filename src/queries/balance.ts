import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBalance, getBalanceQuery } from '#generated/http/account/get-balance.ts'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { analytics } from '#src/platform/reports/analytics.ts'
import { useIsUserSettled } from './user.ts'

/** The account's amounts. A conversion in the response goes to the operator's analytics once and is not stored. */
export function balanceQuery() {
  return queryOptions({
    ...getBalanceQuery(),
    queryFn: async ({ signal }) => {
      const { fbEvent, ...balance } = await getBalance({ signal })
      if (fbEvent) analytics.hand(fbEvent)
      return balance
    },
  })
}

/**
 * The balance for parts that only show it: they request it if it is not known. The session, the refresh button, money
 * screens and a network that is back refetch it.
 */
export function shownBalanceQuery() {
  return { ...balanceQuery(), staleTime: Infinity, refetchOnReconnect: 'always' as const }
}

function toShellBalance({ userAccountVO, userPointVO }: Balance): ShellBalance {
  return { balance: userAccountVO.balance, point: userPointVO.value }
}

/** The shell's amounts: playable pesos and points. Undefined until known. */
export interface ShellBalance {
  readonly balance: number | undefined
  readonly point: number | undefined
}

/** The shell's only access to amounts: `balance` and `point`. */
export function useBalance(): ShellBalance {
  const { data } = useQuery({
    ...shownBalanceQuery(),
    enabled: useIsUserSettled(),
    select: toShellBalance,
  })
  return data ?? UNKNOWN
}

/** Refreshes the balance. `refresh` never rejects: the query client reports a failure. */
export function useBalanceRefresh(): { isRefreshing: boolean; refresh: () => void } {
  const { isFetching, refetch } = useQuery({ ...balanceQuery(), enabled: false })
  return { isRefreshing: isFetching, refresh: () => void refetch({ cancelRefetch: false }) }
}

/**
 * The playable balance as read since a time of the device's clock, in milliseconds; undefined until then. `readOnce`
 * refetches unless that read is done or in flight.
 */
export function useBalanceSince(since: number): { balance: number | undefined; readOnce: () => void } {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() })
  const isRead = dataUpdatedAt >= since
  return {
    balance: isRead ? data?.userAccountVO.balance : undefined,
    readOnce: () => void (isRead || refetch({ cancelRefetch: false })),
  }
}

const UNKNOWN: ShellBalance = { balance: undefined, point: undefined }
