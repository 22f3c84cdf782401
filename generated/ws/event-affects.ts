// Made by `npm run generate` from the documents. Do not edit.

/** The paths of the reads that each event affects. */
export const EVENT_AFFECTS = {
  "inbox.unread": [
    "api/letter",
    "api/letter/type",
    "api/user/identity/fetch",
    "api/user/info"
  ],
  "invite.friends.spins": [
    "api/friend/card/fetch"
  ],
  "invite.friends.energy": [
    "api/friend/card/fetch"
  ],
  "vip.tab.rewards.num": [
    "api/vip/card/fetch"
  ]
} as const
