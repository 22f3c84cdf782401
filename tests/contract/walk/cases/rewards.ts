import * as rewards from '#generated/http/rewards/rewards.ts'
import type { WalkCase, WalkCases } from '../walk-case.ts'
import { loginAs } from './login-as.ts'

/** Calls a claim until it says that it was claimed before. */
async function twice(claim: () => Promise<unknown>): Promise<unknown> {
  await claim()
  return claim()
}

/** A claim that `vip8player` can make once, and `newplayer` not at all. */
function claimOf(claim: () => Promise<unknown>): WalkCase<'claimVipDaily'> {
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

const monthly = claimOf(() => rewards.claimVipMonthly())
const PAGE_ZERO = { pageNum: 0 }

export const REWARDS_CASES: WalkCases<'rewards'> = {
  getVip: { success: () => rewards.getVip(), failures: {} },
  claimVipDaily: claimOf(() => rewards.claimVipDaily()),
  claimVipRebate: claimOf(() => rewards.claimVipRebate()),
  claimVipMonthly: {
    ...monthly,
    failures: {
      ...monthly.failures,
      dateNotArrived: async () => {
        await loginAs('ratified')
        return rewards.claimVipMonthly()
      },
    },
  },
  getFriendCard: { as: 'vip8player', success: () => rewards.getFriendCard(), failures: {} },
  listFriendRewards: {
    as: 'vip8player',
    success: () => rewards.listFriendRewards({ pageSize: 1 }),
    badInput: () => rewards.listFriendRewards(PAGE_ZERO),
    failures: {},
  },
  claimFriendDeposit: claimOf(() => rewards.claimFriendDeposit()),
  claimFriendTurnover: claimOf(() => rewards.claimFriendTurnover()),
  getInviteRanking: { as: 'vip8player', success: () => rewards.getInviteRanking(), failures: {} },
  claimInviteRanking: claimOf(() => rewards.claimInviteRanking()),
  redeemCode: {
    success: () => rewards.redeemCode({ code: 'FIESTA2026' }),
    badInput: () => rewards.redeemCode({ code: 'two words' }),
    failures: {
      codeUnknown: () => rewards.redeemCode({ code: 'FIESTA1898' }),
      codeUsed: () => rewards.redeemCode({ code: 'USED' }),
      codeExpired: () => rewards.redeemCode({ code: 'EXPIRED' }),
    },
  },
  getRecallTask: {
    as: 'vip8player',
    success: () => rewards.getRecallTask('RG-0001'),
    badInput: () => rewards.getRecallTask('RG'),
    failures: { recallUnknown: () => rewards.getRecallTask('RG-9999') },
  },
  claimRecallTask: {
    as: 'vip8player',
    success: () => rewards.claimRecallTask({ sn: 'RG-0001', stepId: 'login' }),
    badInput: () => rewards.claimRecallTask({ sn: 'RG', stepId: 'login' }),
    failures: {
      recallUnknown: () => rewards.claimRecallTask({ sn: 'RG-0003', stepId: 'login' }),
      nothingToClaim: () => rewards.claimRecallTask({ sn: 'RG-0001', stepId: 'deposit' }),
      alreadyClaimed: () => twice(() => rewards.claimRecallTask({ sn: 'RG-0001', stepId: 'login' })),
    },
  },
  listActivities: { success: () => rewards.listActivities(), failures: {} },
}
