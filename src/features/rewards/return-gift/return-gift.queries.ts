import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { CODES } from '#generated/http/codes.ts'
import { claimRecallTaskMutation } from '#generated/http/rewards/claim-recall-task.ts'
import { getRecallTask, getRecallTaskQuery } from '#generated/http/rewards/get-recall-task.ts'
import type { RecallStep } from '#generated/http/schemas/recall-step.ts'
import type { RecallTask } from '#generated/http/schemas/recall-task.ts'
import { toApiError } from '#src/api/api-error.ts'
import { type Claim, useClaim } from '#src/queries/use-claim.ts'

/** Why the server does not show a gift. */
export type GiftRefusal = keyof (typeof CODES)['getRecallTask']

export type ReturnGift = { readonly gift: RecallTask } | { readonly refusal: GiftRefusal }

function getRefusal(thrown: unknown): GiftRefusal | undefined {
  const { code } = toApiError(thrown)
  const entries = Object.entries(CODES.getRecallTask) as [GiftRefusal, { code: number }][]
  return entries.find(([, refusal]) => refusal.code === code)?.[0]
}

/** The gift behind a link. A refusal is a result: the page explains it, without a toast and without Retry. */
export function returnGiftQuery(sn: string) {
  return queryOptions({
    queryKey: [...getRecallTaskQuery(sn).queryKey, { withRefusals: true }],
    queryFn: async ({ signal }): Promise<ReturnGift> => {
      try {
        return { gift: await getRecallTask(sn, { signal }) }
      } catch (thrown) {
        const refusal = getRefusal(thrown)
        if (refusal === undefined) throw thrown
        return { refusal }
      }
    },
    // No socket event reports the progress that deposits and games make.
    staleTime: 0,
  })
}

/** Claims a step. Its reward is shown if the response was lost but the step counts as claimed. */
export function useStepClaim(sn: string, { id, reward }: RecallStep): Claim<void> {
  const queryClient = useQueryClient()
  const readIsClaimed = async () => {
    const read = await queryClient.fetchQuery(returnGiftQuery(sn))
    return 'gift' in read && read.gift.steps.some((step) => step.id === id && step.state === 'claimed')
  }
  const { claim, ...rest } = useClaim(
    'claimRecallTask',
    // The popup shows the result.
    claimRecallTaskMutation({ successMessage: null }),
    readIsClaimed,
    { rewards: (response) => response?.rewards ?? [reward] },
  )
  return { ...rest, claim: () => claim({ data: { sn, stepId: id } }) }
}
