import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CODES } from '#generated/http/codes.ts'
import { redeemCodeMutation } from '#generated/http/rewards/redeem-code.ts'
import type { RedeemCodeBody } from '#generated/http/schemas/redeem-code-body.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import { isUnknownOutcome } from '#src/queries/use-claim.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** What became of the last code: its response was lost, or the repeat showed that it had gone through. */
interface Attempt {
  readonly code: string
  readonly outcome: 'unknown' | 'used'
}

export interface Redeem {
  /** Rejects with a refusal. `onClosed` runs once the player has seen the rewards. */
  readonly send: (data: RedeemCodeBody, onClosed: () => void) => Promise<void>
  readonly attempt: Attempt | undefined
}

/**
 * Redeems a code and shows its rewards. It has no idempotency key and no state to read, but works once for a player:
 * after a lost response the repeat resolves it, and `codeUsedByYou` then counts as redeemed.
 */
export function useRedeem(): Redeem {
  const queryClient = useQueryClient()
  const { overlays, session } = useStores()
  const [attempt, setAttempt] = useState<Attempt>()
  const unknownCode = useRef<string>(undefined)
  const isUsed = (code: number | null | undefined) => code === CODES.redeemCode.codeUsedByYou.code
  const { mutateAsync } = useMutation({
    // The popup shows the result.
    ...redeemCodeMutation({ successMessage: null }),
    meta: { silentError: ({ code }) => unknownCode.current !== undefined && isUsed(code) },
  })

  async function send(data: RedeemCodeBody, onClosed: () => void): Promise<void> {
    const { uid } = session
    const isRepeat = unknownCode.current === data.code
    if (!isRepeat) unknownCode.current = undefined
    try {
      const { rewards } = await mutateAsync({ data })
      unknownCode.current = undefined
      setAttempt(undefined)
      if (session.uid !== uid) return
      // Busy until the player has seen the rewards, so that a second tap does not send the code again.
      await new Promise<void>((seen) => overlays.open('reward', { rewards, claimedAt: Date.now() }, () => seen()))
      onClosed()
    } catch (thrown) {
      const error = toApiError(thrown)
      const isUnknown = isUnknownOutcome(error)
      const isDone = isRepeat && isUsed(error.code)
      unknownCode.current = isUnknown ? data.code : undefined
      setAttempt(isUnknown || isDone ? { code: data.code, outcome: isDone ? 'used' : 'unknown' } : undefined)
      // The balance shows what a lost response has credited.
      if (isUnknown || isDone) invalidateAffected(queryClient, 'redeemCode')
      if (!isDone) throw error
    }
  }

  return { send, attempt }
}
