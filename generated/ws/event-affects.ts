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
  ],
  "limit.reached": [
    "api/rg/limit/fetch",
    "api/user/info"
  ],
  "session.reminder": [
    "api/rg/session/fetch"
  ],
  "play.state": [
    "api/user/info",
    "api/badge/data",
    "api/letter",
    "api/rg/limit/fetch",
    "api/rg/session/fetch"
  ]
} as const
