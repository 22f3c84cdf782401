import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import { type DepositOutcome, deposit } from './deposit-flow.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { openDeposits } from './open-deposit.ts'
import { createRechargeMutation, prepareRechargeMutation, refreshMoney, rememberPayPage } from './wallet.queries.ts'

export interface Deposit {
  readonly isSending: boolean
  /** Sends one deposit; null when one is under way already, so that any number of taps is one. Never rejects. */
  readonly send: (intent: PrepareRechargeBody) => Promise<DepositOutcome | null>
}

/** Deposits for one player. What it learns, the address to pay at, is kept in memory for the status view. */
export function useDeposit(uid: string): Deposit {
  const queryClient = useQueryClient()
  const { mutateAsync: prepare } = useMutation(prepareRechargeMutation())
  const { mutateAsync: create } = useMutation(createRechargeMutation())
  const [isSending, setSending] = useState(false)
  // State changes only with the next render; two taps can come before it.
  const isLocked = useRef(false)

  const send = useCallback(
    async (intent: PrepareRechargeBody) => {
      if (isLocked.current) return null
      isLocked.current = true
      setSending(true)
      const deps = { uid, prepare, create, open: openDeposits, newKey: newIdempotencyKey, now: Date.now }
      const outcome = await deposit(deps, intent)
      if (outcome.kind === 'made') {
        rememberPayPage(queryClient, outcome.launch)
        refreshMoney(queryClient)
      }
      isLocked.current = false
      setSending(false)
      return outcome
    },
    [uid, prepare, create, queryClient],
  )
  return { isSending, send }
}
