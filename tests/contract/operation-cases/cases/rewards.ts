import { claimFriendDeposit } from '#generated/http/rewards/claim-friend-deposit.ts'
import { claimFriendTurnover } from '#generated/http/rewards/claim-friend-turnover.ts'
import { claimInviteRanking } from '#generated/http/rewards/claim-invite-ranking.ts'
import { claimRecallTask } from '#generated/http/rewards/claim-recall-task.ts'
import { claimVipDaily } from '#generated/http/rewards/claim-vip-daily.ts'
import { claimVipMonthly } from '#generated/http/rewards/claim-vip-monthly.ts'
import { claimVipRebate } from '#generated/http/rewards/claim-vip-rebate.ts'
import { getFriendCard } from '#generated/http/rewards/get-friend-card.ts'
import { getInviteRanking } from '#generated/http/rewards/get-invite-ranking.ts'
import { getRecallTask } from '#generated/http/rewards/get-recall-task.ts'
import { getVip } from '#generated/http/rewards/get-vip.ts'
import { listActivities } from '#generated/http/rewards/list-activities.ts'
import { listFriendRewards } from '#generated/http/rewards/list-friend-rewards.ts'
import { redeemCode } from '#generated/http/rewards/redeem-code.ts'
import type { OperationCase, OperationCases } from '../operation-case.ts'
import { loginAs } from './login-as.ts'

/** Repeats a claim until it is refused as claimed before. */
async function twice(claim: () => Promise<unknown>): Promise<unknown> {
  await claim()
  return claim()
}

/** A claim that `vip8player` can make once, and `newplayer` cannot. */
function createClaimCase(claim: () => Promise<unknown>): OperationCase<'claimVipDaily'> {
  return {
    as: 'vip8player',
    success: claim,
    failures: {
      nothingToClaim: async () => {
        await loginAs('newplayer')
        return claim()
      },
      alreadyClaimed: () => twice(claim),
    },
  }
}

const monthly = createClaimCase(() => claimVipMonthly())
const PAGE_ZERO = { pageNum: 0 }

export const REWARDS_CASES: OperationCases<'rewards'> = {
  getVip: { success: () => getVip(), failures: {} },
  claimVipDaily: createClaimCase(() => claimVipDaily()),
  claimVipRebate: createClaimCase(() => claimVipRebate()),
  claimVipMonthly: {
    ...monthly,
    failures: {
      ...monthly.failures,
      dateNotArrived: async () => {
        await loginAs('ratified')
        return claimVipMonthly()
      },
    },
  },
  getFriendCard: { as: 'vip8player', success: () => getFriendCard(), failures: {} },
  listFriendRewards: {
    as: 'vip8player',
    success: () => listFriendRewards({ pageSize: 1 }),
    badInput: () => listFriendRewards(PAGE_ZERO),
    failures: {},
  },
  claimFriendDeposit: createClaimCase(() => claimFriendDeposit()),
  claimFriendTurnover: createClaimCase(() => claimFriendTurnover()),
  getInviteRanking: { as: 'vip8player', success: () => getInviteRanking(), failures: {} },
  claimInviteRanking: createClaimCase(() => claimInviteRanking()),
  redeemCode: {
    success: () => redeemCode({ code: 'FIESTA2026' }),
    badInput: () => redeemCode({ code: 'two words' }),
    failures: {
      codeUnknown: () => redeemCode({ code: 'FIESTA1898' }),
      codeUsedByYou: () => twice(() => redeemCode({ code: 'FIESTA2026' })),
      codeExhausted: () => redeemCode({ code: 'USED' }),
      codeExpired: () => redeemCode({ code: 'EXPIRED' }),
    },
  },
  getRecallTask: {
    as: 'vip8player',
    success: () => getRecallTask('RG-0001'),
    badInput: () => getRecallTask('RG'),
    failures: {
      recallUnknown: () => getRecallTask('RG-9999'),
      recallExpired: () => getRecallTask('RG-0003'),
      recallNotYours: () => getRecallTask('RG-0002'),
    },
  },
  claimRecallTask: {
    as: 'vip8player',
    success: () => claimRecallTask({ sn: 'RG-0001', stepId: 'login' }),
    badInput: () => claimRecallTask({ sn: 'RG', stepId: 'login' }),
    failures: {
      recallUnknown: () => claimRecallTask({ sn: 'RG-9999', stepId: 'login' }),
      recallExpired: () => claimRecallTask({ sn: 'RG-0003', stepId: 'login' }),
      recallNotYours: () => claimRecallTask({ sn: 'RG-0002', stepId: 'login' }),
      nothingToClaim: () => claimRecallTask({ sn: 'RG-0001', stepId: 'deposit' }),
      alreadyClaimed: () => twice(() => claimRecallTask({ sn: 'RG-0001', stepId: 'login' })),
    },
  },
  listActivities: { success: () => listActivities(), failures: {} },
}
