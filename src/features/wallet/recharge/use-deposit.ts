import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { useOneAtATime } from '../use-one-at-a-time.ts'
import { useStorageFull } from '../use-storage-full.ts'
import { withTabLock } from '../with-tab-lock.ts'
import { type DepositDeps, type MakeOutcome, makeDeposit, type PrepareOutcome, prepareDeposit } from './deposit-flow.ts'
import { pendingDeposits } from './pending-deposit.ts'
import { createRechargeMutation, prepareRechargeMutation, rememberPayPage } from './recharge.queries.ts'

export interface Deposit {
  readonly isSending: boolean
  /** Prepares one deposit; null when something is under way already, so that any number of taps is one. Never rejects. */
  readonly prepare: (body: PrepareRechargeBody) => Promise<PrepareOutcome | null>
  /** Makes what was prepared; null as above. Never rejects. */
  readonly make: (quote: RechargeQuote) => Promise<MakeOutcome | null>
}

/** The outcomes after which the form is left, for the page of its order. */
const leadsAway = (outcome: unknown) => ['made', 'unknown'].includes((outcome as PrepareOutcome | MakeOutcome).kind)

/** Deposits of one player. What it learns, the address to pay at, is kept in memory for the status view. */
export function useDeposit(uid: string): Deposit {
  const queryClient = useQueryClient()
  const { mutateAsync: send } = useMutation(prepareRechargeMutation())
  const { mutateAsync: create } = useMutation(createRechargeMutation())
  const { isBusy, run } = useOneAtATime(leadsAway)
  const onStorageFull = useStorageFull()

  const deps = useCallback(
    (): DepositDeps => ({
      uid,
      prepare: send,
      create,
      intents: pendingDeposits,
      newKey: newIdempotencyKey,
      serverNow,
      onStorageFull,
    }),
    [uid, send, create, onStorageFull],
  )
  const prepare = useCallback((body: PrepareRechargeBody) => run(() => prepareDeposit(deps(), body)), [run, deps])
  const make = useCallback(
    (quote: RechargeQuote) =>
      run(async () => {
        const outcome: MakeOutcome = (await withTabLock('deposit', () => makeDeposit(deps(), quote))) ?? {
          kind: 'busy',
        }
        if (outcome.kind === 'made') {
          rememberPayPage(queryClient, outcome.launch)
          refreshMoney(queryClient)
        }
        return outcome
      }),
    [run, deps, queryClient],
  )
  return { isSending: isBusy, prepare, make }
}
