import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'

/** A write that gives a reward once: its document has the code `alreadyClaimed`. */
export type ClaimOperation = {
  [Id in keyof typeof CODES]: 'alreadyClaimed' extends keyof (typeof CODES)[Id] ? Id : never
}[keyof typeof CODES]

/** `unknown`: the response was lost and the state does not show the reward as claimed; the player may try again. */
export type ClaimOutcome = 'claimed' | 'unknown'

export interface ClaimCall {
  readonly operation: ClaimOperation
  readonly send: () => Promise<unknown>
  /** Refetches the state; returns whether the reward counts as claimed. */
  readonly readIsClaimed: () => Promise<boolean>
  /** The response of an earlier attempt was lost. */
  readonly isRepeat: boolean
}

/**
 * Claims a reward. A claim has no idempotency key, so the refetched state resolves a lost response, and a repeat
 * refused as already claimed counts as claimed. Rejects with any other refusal.
 */
export async function claimReward({ operation, send, readIsClaimed, isRepeat }: ClaimCall): Promise<ClaimOutcome> {
  try {
    await send()
    return 'claimed'
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.isOutcomeUnknown) return (await readIsClaimed().catch(() => false)) ? 'claimed' : 'unknown'
    if (isRepeat && error.code === CODES[operation].alreadyClaimed.code) return 'claimed'
    throw error
  }
}

/**
 * {@link claimReward} over a generated mutation, which reads again what the claim affects.
 *
 * @param mutation `getClaimVipDailyMutationOptions()`
 * @param readIsClaimed reads the state again, past the cache
 */
export function useClaim<Response, Variables>(
  operation: ClaimOperation,
  mutation: UseMutationOptions<Response, unknown, Variables>,
  readIsClaimed: () => Promise<boolean>,
): { readonly isClaiming: boolean; readonly claim: (variables: Variables) => Promise<ClaimOutcome> } {
  const { mutateAsync, isPending } = useMutation(mutation)
  const isUnknown = useRef(false)
  return {
    isClaiming: isPending,
    async claim(variables) {
      const send = () => mutateAsync(variables)
      const outcome = await claimReward({ operation, send, readIsClaimed, isRepeat: isUnknown.current })
      isUnknown.current = outcome === 'unknown'
      return outcome
    },
  }
}
