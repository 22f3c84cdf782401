import type { Handlers } from '../../http/call.ts'
import { listActivities } from './activities.ts'
import { friendHandlers } from './friends.ts'
import { giftHandlers } from './gifts.ts'
import { rankingHandlers } from './ranking.ts'
import { vipHandlers } from './vip.ts'

export const rewardsHandlers = {
  ...vipHandlers,
  ...friendHandlers,
  ...rankingHandlers,
  ...giftHandlers,
  listActivities,
} satisfies Handlers
