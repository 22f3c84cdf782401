// Do not edit: made from asyncapi/frames.yaml by `npm run generate`.
import * as zod from 'zod/mini'

/** What the app adds to the address of a framed page. */
export const FRAME_QUERY = [
  "lang",
  "theme"
] as const

/** How many reward popups of one frame wait at most, and how many seconds lie between two. */
export const FRAME_REWARDS = {
  "mostWaiting": 3,
  "secondsApart": 1
} as const

/** Which kind of framed page may send which messages. */
export const FRAME_MESSAGES_BY_KIND = {
  "game": [
    "close",
    "deposit"
  ],
  "activity": [
    "close",
    "deposit",
    "signUp",
    "depositSign",
    "taskReward",
    "inviteSpin",
    "energyFill",
    "reward"
  ]
} as const

/**
 * `close`: Close the frame.
 * The page is done: the app closes the frame, as its own back button does.
 * Not sent when the app closes the frame by itself.
 */
export const Close = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['close'])
});
export type Close = zod.input<typeof Close>;

/**
 * `deposit`: Go to the deposit.
 * The player wants to deposit: the app closes the frame and goes to recharge.
 * Not sent because a bet was refused, unless the player has tapped for it.
 */
export const Deposit = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['deposit'])
});
export type Deposit = zod.input<typeof Deposit>;

/**
 * `signUp`: Sign-up bonus taken.
 * A day of the sign-up bonus has been taken, and the server has confirmed it: the app lowers loginBonusRewardNum by 1.
 * Not sent on a mere tap, nor twice for the same day.
 */
export const SignUp = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['signUp'])
});
export type SignUp = zod.input<typeof SignUp>;

/**
 * `depositSign`: Deposit sign-in made.
 * A daily deposit sign-in has been made, and the server has confirmed it: the app lowers dailyDepositSign by 1.
 * Not sent on a mere tap, nor for a date that has not arrived.
 */
export const DepositSign = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['depositSign'])
});
export type DepositSign = zod.input<typeof DepositSign>;

/**
 * `taskReward`: Task reward claimed.
 * A task's reward has been claimed, and the server has confirmed it: the app lowers taskRewardNum by 1.
 * Not sent when a task is merely finished.
 */
export const TaskRewardTaken = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['taskReward'])
});
export type TaskRewardTaken = zod.input<typeof TaskRewardTaken>;

/**
 * `inviteSpin`: Invite spin used.
 * An invite-friend spin has been used, and the server has confirmed it: the app lowers inviteFriendToEarnNum by 1.
 * Not sent while the wheel has no result.
 */
export const InviteSpin = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['inviteSpin'])
});
export type InviteSpin = zod.input<typeof InviteSpin>;

/**
 * `energyFill`: Energy fill taken.
 * An invite-friend energy fill has been taken, and the server has confirmed it: the app lowers inviteFriendEnergy by 1.
 * Not sent on a mere tap.
 */
export const EnergyFill = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['energyFill'])
});
export type EnergyFill = zod.input<typeof EnergyFill>;

export const rewardAmountMin = 0;
export const rewardAmountMax = 999999999999.99;
export const Reward = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['cash', 'coupon', 'energy', 'point']),
  "amount": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(rewardAmountMin)).check(/*#__PURE__*/ zod.lte(rewardAmountMax))
});
export type Reward = zod.input<typeof Reward>;

export const rewardGivenContentMax = 20;
/**
 * `reward`: Show a reward.
 * The server has given the player rewards: the app shows the reward popup with them, plays its sound and reads the
 * balance again. What is in the list is shown and nothing more: the server alone gives.
 * Of one frame at most `x-rewards` popups wait, shown or to be shown, that many seconds apart; a further message is
 * ignored. Those still to be shown end with the frame. Rewards that are given together go into one message.
 * Not sent for rewards that are only promised, nor with an empty list.
 */
export const RewardGiven = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['reward']),
  "content": /*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rewardGivenContentMax))
});
export type RewardGiven = zod.input<typeof RewardGiven>;

/** One of `close`, `deposit`, `signUp`, `depositSign`, `taskReward`, `inviteSpin`, `energyFill`, `reward`. */
export const FrameMessage = /*#__PURE__*/ zod.discriminatedUnion('event', [Close,Deposit,SignUp,DepositSign,TaskRewardTaken,InviteSpin,EnergyFill,RewardGiven]);
export type FrameMessage = zod.input<typeof FrameMessage>;
