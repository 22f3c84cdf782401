/** The seven counters of section 3 of the specification. */
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

/** The socket's events and the counter each of them sets (section 4 of the specification). */
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

/** The answer of `/api/badge/data`. */
export type ServerBadges = { readonly [Name in ServerName]?: number | null }

/** The count that the server's answer gives for a counter; 0 when it gives none. */
export function serverCount(data: ServerBadges, name: BadgeName): number {
  return (data as Record<string, number | null | undefined>)[SERVER_NAMES[name] ?? name] ?? 0
}
