import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CODES } from '#generated/http/codes.ts'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { type AffectingOperation, invalidateAffected } from '#src/api/affected-reads.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import type { BadgeName } from '#src/stores/badge-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { useReadBadges } from './use-read-badges.ts'

/** A write that gives a reward once: its document has the code `alreadyClaimed`. */
export type ClaimOperation = AffectingOperation &
  {
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

/** Whether the reward may have been credited: 409 may be an earlier attempt that still runs. */
export function isUnknownOutcome(error: ApiError): boolean {
  return error.isOutcomeUnknown || error.status === 409
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
    if (isUnknownOutcome(error)) return (await readIsClaimed().catch(() => false)) ? 'claimed' : 'unknown'
    if (isRepeat && error.code === CODES[operation].alreadyClaimed.code) return 'claimed'
    throw error
  }
}

/** What a claimed reward changes in the app. */
export interface ClaimEffects<Response> {
  /** The counter that the claim lowers by 1. */
  readonly badge?: BadgeName
  /**
   * The rewards that the popup lists, if any. `response` is undefined if it was lost: return what the state promised
   * before.
   */
  readonly rewards?: (response: Response | undefined) => readonly Reward[]
}

export interface Claim<Variables> {
  readonly isClaiming: boolean
  /** The last attempt has no known result. */
  readonly isUnknown: boolean
  /**
   * Null while another attempt runs. Rejects with a refusal, which a toast shows and after which the state is refetched.
   * @param showRewards in place of the popup
   */
  readonly claim: (
    variables: Variables,
    showRewards?: (rewards: readonly Reward[]) => void,
  ) => Promise<ClaimOutcome | null>
}

/**
 * {@link claimReward} over a generated mutation, which refetches what the claim affects. A claimed reward lowers its
 * counter once and opens the reward popup once.
 *
 * @param mutation `claimVipDailyMutation()`
 * @param readIsClaimed reads the state again, past the cache
 */
export function useClaim<Response, Variables>(
  operation: ClaimOperation,
  mutation: UseMutationOptions<Response, ApiError, Variables>,
  readIsClaimed: () => Promise<boolean>,
  { badge, rewards }: ClaimEffects<Response> = {},
): Claim<Variables> {
  const queryClient = useQueryClient()
  const { badges, overlays, session, toasts } = useStores()
  const readBadges = useReadBadges()
  const { isBusy, run } = useSingleFlight()
  const [isUnknown, setUnknown] = useState(false)
  const isRepeat = useRef(false)
  const { mutateAsync } = useMutation({
    ...mutation,
    // A repeat refused as already claimed is a success.
    meta: {
      ...mutation.meta,
      silentError: ({ code }) => isRepeat.current && code === CODES[operation].alreadyClaimed.code,
    },
  })

  function openPopup(shown: readonly Reward[]): void {
    overlays.open('reward', { rewards: shown, claimedAt: Date.now() })
  }

  async function attempt(variables: Variables, showRewards = openPopup): Promise<ClaimOutcome> {
    const { uid } = session
    const mark = badges.mark()
    let response: Response | undefined
    let failed: string | undefined
    const send = async () => {
      try {
        response = await mutateAsync(variables)
      } catch (error) {
        failed = toApiError(error).url
        throw error
      }
    }
    try {
      const outcome = await claimReward({ operation, send, readIsClaimed, isRepeat: isRepeat.current })
      isRepeat.current = outcome === 'unknown'
      setUnknown(outcome === 'unknown')
      if (outcome === 'unknown' || session.uid !== uid) return outcome
      appBridge().vibrate?.('success')
      // The lost response had its toast, but the reward is claimed.
      if (failed !== undefined) toasts.dismissFrom(failed)
      if (badge !== undefined) badges.drop(badge, mark)
      const shown = rewards?.(response) ?? []
      if (shown.length > 0) showRewards(shown)
      if (response === undefined) invalidateAffected(queryClient, operation)
      // Busy until the state is here, so that the screen does not offer the reward again.
      await readIsClaimed().catch(() => false)
      return outcome
    } catch (error) {
      // The server refused: what the screen shows is out of date, such as after a claim in another tab.
      if (toApiError(error).kind === 'failure' && session.uid === uid) {
        isRepeat.current = false
        setUnknown(false)
        invalidateAffected(queryClient, operation)
        if (badge !== undefined) void readBadges()
        await readIsClaimed().catch(() => false)
      }
      throw error
    }
  }

  return {
    isClaiming: isBusy,
    isUnknown,
    claim: (variables, showRewards) => run(() => attempt(variables, showRewards)),
  }
}
