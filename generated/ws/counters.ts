// Made by `npm run generate` from the documents. Do not edit.

/** The counter that each event sets, by its field in the response of getBadges. */
export const COUNTER_OF_EVENT = {
  "inbox.unread": "letterUnreadNum",
  "invite.friends.spins": "inviteFriendToEarnNum",
  "invite.friends.energy": "inviteFriendEnergy",
  "task.reward": "taskRewardNum",
  "badge.sign.up": "loginBonusRewardNum",
  "daily.deposit.sign": "dailyDepositSign",
  "vip.tab.rewards.num": "vipTabRewardsNum"
} as const
