import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { withTabLock } from '../with-tab-lock.ts'
import { repeatDeposit } from './deposit-flow.ts'
import { pendingDeposits } from './pending-deposit.ts'
import { askPayPageMutation, payPageQuery, rememberPayPage } from './recharge.queries.ts'

export interface PayPage {
  /** Where the deposit is paid; undefined when this page no longer knows. */
  readonly launch: RechargeLaunch | undefined
  readonly isAsking: boolean
  /**
   * Asks for it again, on the player's tap: the request that made the deposit, with its key, so that it makes no second
   * order. Undefined where this device did not make the deposit, or too long ago.
   */
  readonly ask: (() => void) | undefined
}

const never = () => false

/** The page where a deposit is paid: kept in memory, and asked for again after a reload or a lost response. */
export function usePayPage(orderNo: string, uid: string, onOpened: (launch: RechargeLaunch) => void): PayPage {
  const queryClient = useQueryClient()
  const { data: launch } = useQuery(payPageQuery(orderNo))
  const { mutateAsync: create } = useMutation(askPayPageMutation())
  const { isBusy, run } = useOneAtATime(never)
  const intents = pendingDeposits
  const intent = intents.ofOrder(uid, orderNo)

  async function ask(): Promise<void> {
    // What failed is shown by the query client; the watch goes on.
    const outcome = await run(() =>
      withTabLock('deposit', async () => {
        const now = intents.ofOrder(uid, orderNo)
        return now && repeatDeposit({ uid, create, intents }, now)
      }),
    )
    if (outcome?.kind !== 'made') return
    rememberPayPage(queryClient, outcome.launch)
    onOpened(outcome.launch)
  }

  return { launch, isAsking: isBusy, ask: intent ? () => void ask() : undefined }
}
