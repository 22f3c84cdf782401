import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CODES } from '#generated/http/codes.ts'
import { redeemCodeMutation } from '#generated/http/rewards/redeem-code.ts'
import type { RedeemCodeBody } from '#generated/http/schemas/redeem-code-body.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import { fieldOfError } from '#src/forms/field-of-error.ts'
import { isUnknownOutcome } from '#src/queries/use-claim.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { RedeemAttempts } from './redeem-attempts.ts'

/** What became of a code: its response was lost, or the repeat showed that it had gone through. */
export type RedeemOutcome = 'unknown' | 'used'

export interface Redeem {
  /** Rejects with a refusal. `onClosed` runs once the player has seen the rewards. */
  readonly send: (data: RedeemCodeBody, onClosed: () => void) => Promise<void>
  /** What is known of a code that was sent; of any for an empty one. */
  readonly getOutcome: (code: string) => RedeemOutcome | undefined
}

/**
 * Redeems a code and shows its rewards. It has no idempotency key and no state to read, but works once for a player:
 * after a lost response the repeat resolves it, also after a reload, and `codeUsedByYou` then counts as redeemed.
 */
export function useRedeem(): Redeem {
  const queryClient = useQueryClient()
  const { deferred, overlays, session } = useStores()
  const attempts = deferred.get(RedeemAttempts)
  const [usedCode, setUsedCode] = useState<string>()
  const isRepeat = useRef(false)
  const isUsed = (code: number | null | undefined) => code === CODES.redeemCode.codeUsedByYou.code
  const { mutateAsync } = useMutation({
    // The popup shows the result.
    ...redeemCodeMutation({ successMessage: null }),
    meta: { silentError: ({ code }) => isRepeat.current && isUsed(code) },
  })

  async function send(data: RedeemCodeBody, onClosed: () => void): Promise<void> {
    const { uid } = session
    isRepeat.current = attempts.has(data.code)
    setUsedCode(undefined)
    // Before it is sent: a reload may come before its response.
    attempts.begin(data.code)
    try {
      const { rewards } = await mutateAsync({ data })
      if (session.uid !== uid) return
      attempts.end(data.code)
      // Busy until the player has seen the rewards, so that a second tap does not send the code again.
      await new Promise<void>((seen) => overlays.open('reward', { rewards, claimedAt: Date.now() }, () => seen()))
      onClosed()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (session.uid !== uid) throw error
      const isUnknown = isUnknownOutcome(error)
      const isDone = isRepeat.current && isUsed(error.code)
      // A repeat that was refused for another reason than the code's says nothing about the try before it.
      const isAboutCode = fieldOfError(error, CODES.redeemCode) === 'code'
      if (!isUnknown && (isAboutCode || !isRepeat.current)) attempts.end(data.code)
      if (isDone) setUsedCode(data.code)
      // The balance shows what a lost response has credited.
      if (isUnknown || isDone) invalidateAffected(queryClient, 'redeemCode')
      if (!isDone) throw error
    }
  }

  function getOutcome(code: string): RedeemOutcome | undefined {
    if (code !== '' && code === usedCode) return 'used'
    return attempts.has(code === '' ? undefined : code) ? 'unknown' : undefined
  }

  return { send, getOutcome }
}
