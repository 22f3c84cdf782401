import { useQuery } from '@tanstack/react-query'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { shownBalanceQuery } from './balance.ts'
import { useIsUserSettled } from './user.ts'

function toDeposited({ userAccountVO }: Balance): number {
  return userAccountVO.deposit
}

/** The sum of the player's deposits; undefined until known. */
export function useDeposited(): number | undefined {
  const { isLoggedIn } = useStores().session
  const isSettled = useIsUserSettled()
  return useQuery({ ...shownBalanceQuery(), enabled: isLoggedIn && isSettled, select: toDeposited }).data
}

/**
 * Whether the player has not made a deposit or is not verified. What is unknown counts as done, and so does
 * everything while promotions are held. Call it within
 * `observer`.
 */
export function useHasFirstSteps(): boolean {
  const { role, isRatified, arePromotionsHeld } = useStores().session
  const deposited = useDeposited()
  return role === 'player' && !arePromotionsHeld && (!isRatified || deposited === 0)
}
