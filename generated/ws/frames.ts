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
  ],
  "payment": [
    "close"
  ]
} as const

/** Every message that the app sends to a game. */
export const APP_EVENTS = [
  "pause",
  "resume"
] as const

/**
 * `close`: Close the frame.
 * The page is finished: the app closes the frame, as its own back button does. Below a payment page the app
 * shows the deposit's status from the history, whether the player has paid or not.
 * Not sent when the app closes the frame itself. A payment page sends it at the player's tap, so that the player
 * can read the result first.
 */
export const Close = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['close'])
});
export type Close = zod.input<typeof Close>;

/**
 * `deposit`: Open the deposit.
 * The player wants to deposit: the app opens the deposit over the frame. The page stays open below, where it can
 * be neither pressed nor focused, until the player closes the deposit. It is not told how the deposit ends: it
 * learns its new balance from its own server, for example every few seconds while a bet is refused, and when its
 * window gets the focus again.
 * Not sent because a bet was refused, unless the player tapped to deposit. Not followed by `close`.
 */
export const Deposit = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['deposit'])
});
export type Deposit = zod.input<typeof Deposit>;

/**
 * `signUp`: Sign-up bonus taken.
 * The player has claimed a day of the sign-up bonus and the server has confirmed it: the app lowers
 * loginBonusRewardNum by 1.
 * Not sent before the server confirms, nor twice for the same day.
 */
export const SignUp = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['signUp'])
});
export type SignUp = zod.input<typeof SignUp>;

/**
 * `depositSign`: Deposit sign-in made.
 * The player has made a daily deposit sign-in and the server has confirmed it: the app lowers
 * dailyDepositSign by 1.
 * Not sent before the server confirms, nor for a date in the future.
 */
export const DepositSign = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['depositSign'])
});
export type DepositSign = zod.input<typeof DepositSign>;

/**
 * `taskReward`: Task reward claimed.
 * The player has claimed a task's reward and the server has confirmed it: the app lowers taskRewardNum by 1.
 * Not sent when a task is finished but its reward is not claimed.
 */
export const TaskRewardTaken = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['taskReward'])
});
export type TaskRewardTaken = zod.input<typeof TaskRewardTaken>;

/**
 * `inviteSpin`: Invite spin used.
 * The player has used an invite-friend spin and the server has confirmed it: the app lowers inviteFriendToEarnNum
 * by 1.
 * Not sent while the wheel has no result.
 */
export const InviteSpin = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['inviteSpin'])
});
export type InviteSpin = zod.input<typeof InviteSpin>;

/**
 * `energyFill`: Energy fill taken.
 * The player has claimed an invite-friend energy fill and the server has confirmed it: the app lowers
 * inviteFriendEnergy by 1.
 * Not sent before the server confirms.
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
 * The server has credited rewards to the player: the app shows them in the reward popup, plays its sound and reads
 * the balance again. The list is for display only; the server alone credits rewards.
 * At most `x-rewards` popups of one frame wait in the queue, that many seconds apart; the app
 * ignores further messages.
 * When the frame closes, its queue is dropped. Rewards credited together go into one message.
 * Not sent for promised rewards, nor with an empty list.
 */
export const RewardGiven = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['reward']),
  "content": /*#__PURE__*/ zod.array(Reward).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rewardGivenContentMax))
});
export type RewardGiven = zod.input<typeof RewardGiven>;

/**
 * `pause`: Pause the game.
 * The app shows the player a reality check over the game, or the game is about to close for a break. The page ends the
 * round that runs, begins no other one, also none by itself (autoplay), and makes no sound.
 * The page checks that the message comes from its parent window.
 * Not sent to activities and payment pages, nor by a page.
 */
export const Pause = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['pause'])
});
export type Pause = zod.input<typeof Pause>;

/**
 * `resume`: Resume the game.
 * The player keeps playing: the page goes on. It does not start autoplay again by itself.
 * Not sent without a `pause` before.
 */
export const Resume = /*#__PURE__*/ zod.object({
  "event": /*#__PURE__*/ zod.enum(['resume'])
});
export type Resume = zod.input<typeof Resume>;

/** One of `close`, `deposit`, `signUp`, `depositSign`, `taskReward`, `inviteSpin`, `energyFill`, `reward`. */
export const FrameMessage = /*#__PURE__*/ zod.discriminatedUnion('event', [Close,Deposit,SignUp,DepositSign,TaskRewardTaken,InviteSpin,EnergyFill,RewardGiven]);
export type FrameMessage = zod.input<typeof FrameMessage>;

/** One of `pause`, `resume`. */
export const AppMessage = /*#__PURE__*/ zod.discriminatedUnion('event', [Pause,Resume]);
export type AppMessage = zod.input<typeof AppMessage>;
