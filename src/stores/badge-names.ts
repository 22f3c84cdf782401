/** The seven badge counters (`x-count` in `asyncapi/socket.yaml`). */
export const BADGE_NAMES = [
  'loginBonusRewardNum',
  'inviteFriendToEarnNum',
  'inviteFriendEnergy',
  'inboxUnread',
  'taskRewardNum',
  'dailyDepositSign',
  'vipRewardsNum',
] as const

export type BadgeName = (typeof BADGE_NAMES)[number]

/** The socket's events, and the counter that each sets. */
export const BADGE_OF_EVENT = {
  'inbox.unread': 'inboxUnread',
  'invite.friends.spins': 'inviteFriendToEarnNum',
  'invite.friends.energy': 'inviteFriendEnergy',
  'task.reward': 'taskRewardNum',
  'badge.sign.up': 'loginBonusRewardNum',
  'daily.deposit.sign': 'dailyDepositSign',
  'vip.tab.rewards.num': 'vipRewardsNum',
} as const satisfies Record<string, BadgeName>

export type BadgeEvent = keyof typeof BADGE_OF_EVENT

/** The server's name of a counter, where it differs from ours. */
const SERVER_NAMES: Partial<Record<BadgeName, string>> = {
  inboxUnread: 'letterUnreadNum',
  vipRewardsNum: 'vipTabRewardsNum',
}

type ServerName = Exclude<BadgeName, 'inboxUnread' | 'vipRewardsNum'> | 'letterUnreadNum' | 'vipTabRewardsNum'

/** The response of `/api/badge/data`. */
export type ServerBadges = { readonly [Name in ServerName | 'revision']?: number | null }

/** The count of a counter in the response; 0 if missing. */
export function serverCount(data: ServerBadges, name: BadgeName): number {
  return data[(SERVER_NAMES[name] ?? name) as ServerName] ?? 0
}
