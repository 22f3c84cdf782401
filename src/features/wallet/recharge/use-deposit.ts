import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { alone } from '../alone.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { refreshMoney } from '../money.queries.ts'
import { type DepositDeps, type MakeOutcome, makeDeposit, type PrepareOutcome, prepareDeposit } from './deposit-flow.ts'
import { openDeposits } from './open-deposit.ts'
import { payKeys } from './pay-key.ts'
import { createRechargeMutation, prepareRechargeMutation, rememberPayPage } from './recharge.queries.ts'

/** The outcomes after which the form is left, for the page of its order. */
const LEADS_AWAY: ReadonlySet<string> = new Set<(PrepareOutcome | MakeOutcome)['kind']>(['made', 'unknown'])

export interface Deposit {
  readonly isSending: boolean
  /** Prepares one deposit; null when something is under way already, so that any number of taps is one. Never rejects. */
  readonly prepare: (wish: PrepareRechargeBody) => Promise<PrepareOutcome | null>
  /** Makes what was prepared; null as above. Never rejects. */
  readonly make: (quote: RechargeQuote) => Promise<MakeOutcome | null>
}

/** Deposits for one player. What it learns, the address to pay at, is kept in memory for the status view. */
export function useDeposit(uid: string): Deposit {
  const queryClient = useQueryClient()
  const { mutateAsync: send } = useMutation(prepareRechargeMutation())
  const { mutateAsync: create } = useMutation(createRechargeMutation())
  const [isSending, setSending] = useState(false)
  // State changes only with the next render; two taps can come before it.
  const isLocked = useRef(false)

  const oneAtATime = useCallback(
    async <Outcome extends { readonly kind: string }>(run: () => Promise<Outcome>): Promise<Outcome | null> => {
      if (isLocked.current) return null
      isLocked.current = true
      setSending(true)
      const outcome = await run()
      // Leading to its page takes a moment, in which one more tap would make another.
      if (LEADS_AWAY.has(outcome.kind)) return outcome
      isLocked.current = false
      setSending(false)
      return outcome
    },
    [],
  )

  const deps = useCallback(
    (): DepositDeps => ({
      uid,
      prepare: send,
      create,
      open: openDeposits,
      rememberKey: payKeys.remember,
      newKey: newIdempotencyKey,
      now: Date.now,
    }),
    [uid, send, create],
  )

  const prepare = useCallback(
    (wish: PrepareRechargeBody) => oneAtATime(() => prepareDeposit(deps(), wish)),
    [oneAtATime, deps],
  )

  const make = useCallback(
    (quote: RechargeQuote) =>
      oneAtATime(async () => {
        const outcome: MakeOutcome = (await alone('deposit', () => makeDeposit(deps(), quote))) ?? { kind: 'busy' }
        if (outcome.kind === 'made') {
          rememberPayPage(queryClient, outcome.launch)
          refreshMoney(queryClient)
        }
        return outcome
      }),
    [oneAtATime, deps, queryClient],
  )
  return { isSending, prepare, make }
}
