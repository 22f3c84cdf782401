// Do not edit: made from asyncapi/socket.yaml by `npm run generate`.
import * as zod from 'zod/mini'

/** The path of the socket; `{uid}` stands for the percent-encoded uid. */
export const SOCKET_ADDRESS = "/webSocket/{uid}" as const

/** Every event that the server may send. */
export const SERVER_EVENTS = [
  "pong",
  "inbox.unread",
  "invite.friends.spins",
  "invite.friends.energy",
  "task.reward",
  "badge.sign.up",
  "daily.deposit.sign",
  "vip.tab.rewards.num",
  "limit.reached",
  "session.reminder",
  "play.state"
] as const

/** When to ping, and after which silence to give up. */
export const HEARTBEAT = {
  "pingEverySeconds": 20,
  "silenceSeconds": 60,
  "answerSeconds": 2,
  "probeSeconds": 5,
  "sleepSeconds": 300
} as const

/** The delay before an attempt, and when the count starts again. */
export const RECONNECT = {
  "baseSeconds": 3,
  "rule": "base × attempt",
  "resetAfterSeconds": 5,
  "tryLaterSeconds": 30,
  "tryAtOnceOn": [
    "online",
    "visible"
  ]
} as const

/** How a message with a sid is acknowledged. */
export const ACKNOWLEDGEMENT = {
  "event": "ack",
  "field": "sid",
  "rememberSids": 256,
  "redelivery": "after admission, in the original order, before anything new"
} as const

/** Whom the server lets in, and how it refuses. */
export const ADMISSION = {
  "cookie": "tumpak_session",
  "origin": "same",
  "uid": "of the session",
  "refusedOrigin": "HTTP 403, no upgrade",
  "refusedSession": 4401,
  "refusedUid": 4403,
  "endsWithSession": true,
  "unopenedAttempts": 3
} as const

/** Why a connection may end, and whether the client comes back by itself. It does after any other code. */
export const CLOSE_CODES = {
  /** A deliberate close, by logout or by the server. It is no error, and the client does not reconnect. */
  normal: { code: 1000, reconnect: false },
  /** The server shuts down or restarts, or the player left the page. */
  goingAway: { code: 1001, reconnect: true },
  /** The connection broke or was never established. Never sent; the client's own side reports it. */
  abnormal: { code: 1006, reconnect: true },
  /** A frame was larger than the receiver accepts. */
  tooBig: { code: 1009, reconnect: true },
  /** The server has an internal error. */
  serverError: { code: 1011, reconnect: true },
  /** The server restarts. */
  restart: { code: 1012, reconnect: true },
  /** The server is overloaded. The client waits `tryLaterSeconds` at least. */
  tryLater: { code: 1013, reconnect: true },
  /** Sent by a client that received nothing for 60 s. It opens a new connection at once. */
  silence: { code: 4000, reconnect: true },
  /** There is no session, or it has ended, also by a login from another device while the connection stood. The client reads the user's information, which tells it how to go on. */
  sessionRefused: { code: 4401, reconnect: false },
  /** The uid in the address is not the session's. */
  uidRefused: { code: 4403, reconnect: false },
} as const

/**
 * `ping`: Client heartbeat.
 * Sent every 20 s while the connection is open, the first one 20 s after it opens, and to probe a connection.
 * Not sent while the client connects or waits, nor in answer to any message.
 */
export const Ping = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['ping'])
});
export type Ping = zod.input<typeof Ping>;

export const SidMax = 64;
/** Identifies one message to one player. A redelivered message has the same sid; no other message ever has it. A string, because a browser loses the last digits of a 64-bit JSON number. A client accepts a safe integer as its text, and acknowledges it as received. */
export const Sid = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SidMax));
export type Sid = zod.input<typeof Sid>;

/**
 * `ack`: Acknowledgement.
 * The client has received the message with this `sid`, so the server stops redelivering it.
 * Sent for duplicates too,
 * and for messages that the client cannot use.
 * Not sent for messages without a `sid`, and never for `pong`.
 */
export const Ack = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['ack']),
  "sid": /*#__PURE__*/ zod.union([Sid,/*#__PURE__*/ zod.int()])
});
export type Ack = zod.input<typeof Ack>;

/**
 * `pong`: Server heartbeat.
 * The answer to a `ping`, one for each.
 * Not sent without a `ping`, and never with a `sid`.
 */
export const Pong = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['pong'])
});
export type Pong = zod.input<typeof Pong>;

export const CountMin = 0;
/** The new count of a badge counter. It replaces the old count and is not a difference. */
export const Count = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CountMin));
export type Count = zod.input<typeof Count>;

export const RevisionMin = 0;
/** Numbers the states of the player's counts: it grows with each change of one of them, also by the player's own action, and never falls. Of two counts the one with the higher revision is newer. A redelivered message keeps its revision. */
export const Revision = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(RevisionMin));
export type Revision = zod.input<typeof Revision>;

/**
 * `inbox.unread`: Unread inbox messages.
 * The number of unread messages in the inbox has changed: one has arrived or expired.
 * Not sent while the count stays the same. Optional for a message that the player has just read on this client.
 * The content is the new count of inboxUnread (`letterUnreadNum` in the badge data); it replaces the old one.
 * The verdict of an identity check comes as a letter, so the client then reads identity and user info again.
 */
export const InboxUnread = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['inbox.unread']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type InboxUnread = zod.input<typeof InboxUnread>;

/**
 * `invite.friends.spins`: Invite-friend spins.
 * The number of spins earned by inviting friends has changed, for example because an invited
 * friend has registered.
 * Not sent while the count stays the same. Optional for a spin that the player has just used on this client.
 * The content is the new count of inviteFriendToEarnNum; it replaces the old one.
 */
export const InviteFriendsSpins = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['invite.friends.spins']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type InviteFriendsSpins = zod.input<typeof InviteFriendsSpins>;

/**
 * `invite.friends.energy`: Invite-friend energy.
 * The number of unclaimed energy fills has changed, for example because an invited friend has played.
 * Not sent while the count stays the same. Optional for a fill that the player has just claimed on this client.
 * The content is the new count of inviteFriendEnergy; it replaces the old one.
 */
export const InviteFriendsEnergy = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['invite.friends.energy']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type InviteFriendsEnergy = zod.input<typeof InviteFriendsEnergy>;

/**
 * `task.reward`: Task rewards.
 * The number of finished tasks with an unclaimed reward has changed.
 * Not sent for progress in a task. Optional for a reward that the player has just claimed on this client.
 * The content is the new count of taskRewardNum; it replaces the old one.
 */
export const TaskReward = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['task.reward']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type TaskReward = zod.input<typeof TaskReward>;

/**
 * `badge.sign.up`: Sign-up and login bonus.
 * The number of unclaimed sign-up bonus days has changed, for example because a new day has begun.
 * Not sent while the count stays the same. Optional for a day that the player has just claimed on this client.
 * The content is the new count of loginBonusRewardNum; it replaces the old one.
 */
export const BadgeSignUp = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['badge.sign.up']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type BadgeSignUp = zod.input<typeof BadgeSignUp>;

/**
 * `daily.deposit.sign`: Daily deposit sign-in.
 * The number of daily deposit sign-ins to make has changed, for example because a deposit has succeeded.
 * Not sent while the count stays the same. Optional for a sign-in that the player has just made on this client.
 * The content is the new count of dailyDepositSign; it replaces the old one.
 */
export const DailyDepositSign = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['daily.deposit.sign']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type DailyDepositSign = zod.input<typeof DailyDepositSign>;

/**
 * `vip.tab.rewards.num`: VIP rewards.
 * The number of unclaimed VIP rewards has changed, for example because a daily or monthly one has become due.
 * Not sent while the count stays the same. Optional for a reward that the player has just claimed on this client.
 * The content is the new count of vipRewardsNum (`vipTabRewardsNum` in the badge data); it replaces the old one.
 */
export const VipTabRewardsNum = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['vip.tab.rewards.num']),
  "content": Count,
  "sid": /*#__PURE__*/ zod.optional(Sid),
  "revision": /*#__PURE__*/ zod.optional(Revision)
});
export type VipTabRewardsNum = zod.input<typeof VipTabRewardsNum>;

export const reachedLimitKindMax = 32;
export const reachedLimitPeriodMax = 32;
export const reachedLimitEndsAtMax = 40;
/** The limit that is used up. */
export const ReachedLimit = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reachedLimitKindMax)),
  "period": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reachedLimitPeriodMax)),
  "endsAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reachedLimitEndsAtMax))
});
export type ReachedLimit = zod.input<typeof ReachedLimit>;

/**
 * `limit.reached`: A limit is used up.
 * A limit of the player has nothing left, for example after a round or a deposit.
 * Not sent again while the period of the limit lasts, nor when the player sets a limit that is used up already.
 */
export const LimitReached = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['limit.reached']),
  "content": ReachedLimit,
  "sid": /*#__PURE__*/ zod.optional(Sid)
});
export type LimitReached = zod.input<typeof LimitReached>;

export const dueReminderMinutesMin = 0;
/** The session of play that the reality check is about. */
export const DueReminder = /*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dueReminderMinutesMin))
});
export type DueReminder = zod.input<typeof DueReminder>;

/**
 * `session.reminder`: A reality check is due.
 * The player has played for as long as the time between two reality checks.
 * Not sent again for a check that is due already. The session of play says whether it still is.
 */
export const SessionReminder = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['session.reminder']),
  "content": DueReminder,
  "sid": /*#__PURE__*/ zod.optional(Sid)
});
export type SessionReminder = zod.input<typeof SessionReminder>;

export const newPlayStateStateMax = 32;
/** Whether the player may play. */
export const NewPlayState = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newPlayStateStateMax))
});
export type NewPlayState = zod.input<typeof NewPlayState>;

/**
 * `play.state`: A break or an exclusion begins or ends.
 * Whether the player may play has changed: a break or an exclusion has begun or ended, on this device or another one.
 * The client closes an open game after its round.
 * Not sent for a change of `heldUntil` alone.
 */
export const PlayStateChanged = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['play.state']),
  "content": NewPlayState,
  "sid": /*#__PURE__*/ zod.optional(Sid)
});
export type PlayStateChanged = zod.input<typeof PlayStateChanged>;

/** One of `pong`, `inbox.unread`, `invite.friends.spins`, `invite.friends.energy`, `task.reward`, `badge.sign.up`, `daily.deposit.sign`, `vip.tab.rewards.num`, `limit.reached`, `session.reminder`, `play.state`. */
export const ServerMessage = /*#__PURE__*/ zod.discriminatedUnion('event', [Pong,InboxUnread,InviteFriendsSpins,InviteFriendsEnergy,TaskReward,BadgeSignUp,DailyDepositSign,VipTabRewardsNum,LimitReached,SessionReminder,PlayStateChanged]);
export type ServerMessage = zod.input<typeof ServerMessage>;

/** One of `ping`, `ack`. */
export const ClientMessage = /*#__PURE__*/ zod.discriminatedUnion('event', [Ping,Ack]);
export type ClientMessage = zod.input<typeof ClientMessage>;
