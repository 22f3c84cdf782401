import type { Handlers } from '../../http/call.ts'
import { listActivities } from './activities.ts'
import { redeemCode } from './codes.ts'
import { friendHandlers } from './friends.ts'
import { rankingHandlers } from './ranking.ts'
import { recallHandlers } from './recall.ts'
import { vipHandlers } from './vip.ts'

export const rewardsHandlers = {
  ...vipHandlers,
  ...friendHandlers,
  ...rankingHandlers,
  ...recallHandlers,
  redeemCode,
  listActivities,
} satisfies Handlers
