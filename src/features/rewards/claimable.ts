import type { Reward } from '#generated/http/schemas/reward.ts'
import type { Claim } from '#src/queries/use-claim.ts'

/** A reward of a page with how it is claimed. */
export interface Claimable {
  readonly title: string
  readonly reward: Reward | undefined
  readonly state: string
  readonly claim: Claim<void>
}

export function listReady(rewards: readonly Claimable[]): readonly Claimable[] {
  return rewards.filter(({ state }) => state === 'ready')
}

/** Whether the page offers to claim all at once; the buttons of the cards are then quiet. */
export function hasClaimAll(rewards: readonly Claimable[]): boolean {
  return listReady(rewards).length > 1
}
