import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { payKeys } from './pay-key.ts'
import { askPayPageMutation, payPageQuery, rememberPayPage } from './recharge.queries.ts'

export interface PayPage {
  /** Where the deposit is paid; undefined when this page no longer knows. */
  readonly launch: RechargeLaunch | undefined
  readonly isAsking: boolean
  /**
   * Asks for it again, on the player's tap: the call that made the deposit with the key that made it, which makes
   * nothing anew. Undefined where this device did not make the deposit, or too long ago.
   */
  readonly ask: (() => void) | undefined
}

/** The page where a deposit is paid: kept in memory, and asked for again after a reload. */
export function usePayPage(orderNo: string, uid: string, onOpened: (launch: RechargeLaunch) => void): PayPage {
  const queryClient = useQueryClient()
  const { data: launch } = useQuery(payPageQuery(orderNo))
  const { mutateAsync, isPending } = useMutation(askPayPageMutation())
  const isAsking = useRef(false)
  const key = payKeys.read(uid, orderNo)

  async function ask(idempotencyKey: string): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const answer = await mutateAsync({ orderNo, idempotencyKey })
      if (answer.orderNo !== orderNo) return
      rememberPayPage(queryClient, answer)
      onOpened(answer)
    } catch {
      // The query client has told the player; the watch goes on.
    } finally {
      isAsking.current = false
    }
  }

  return { launch, isAsking: isPending, ask: key === undefined ? undefined : () => void ask(key) }
}
