// Made by `npm run generate` from the documents. Do not edit.

/** The known values of PlayStateState; a server may send others. */
export const PLAY_STATE_STATES = ['open', 'break', 'excluded', 'restricted'] as const

/** Whether a value of PlayStateState is known. */
export function isPlayStateState(value: unknown): value is (typeof PLAY_STATE_STATES)[number] {
  return PLAY_STATE_STATES.some((known) => known === value)
}

/** The known values of IdentityRejectPart; a server may send others. */
export const IDENTITY_REJECT_PARTS = ['fullName', 'birthday', 'nationality', 'idType', 'idNumber', 'email', 'presentAddress', 'permanentAddress', 'sourceOfIncome', 'occupation', 'gamingVenue', 'front', 'back', 'selfie'] as const

/** Whether a value of IdentityRejectPart is known. */
export function isIdentityRejectPart(value: unknown): value is (typeof IDENTITY_REJECT_PARTS)[number] {
  return IDENTITY_REJECT_PARTS.some((known) => known === value)
}

/** The known values of Feature; a server may send others. */
export const FEATURES = ['responsiblePlay'] as const

/** Whether a value of Feature is known. */
export function isFeature(value: unknown): value is (typeof FEATURES)[number] {
  return FEATURES.some((known) => known === value)
}

/** The known values of GameTypeShowType; a server may send others. */
export const GAME_TYPE_SHOW_TYPES = [0, 1, 2] as const

/** Whether a value of GameTypeShowType is known. */
export function isGameTypeShowType(value: unknown): value is (typeof GAME_TYPE_SHOW_TYPES)[number] {
  return GAME_TYPE_SHOW_TYPES.some((known) => known === value)
}

/** The known values of GameLaunchOrientation; a server may send others. */
export const GAME_LAUNCH_ORIENTATIONS = ['any', 'portrait', 'landscape'] as const

/** Whether a value of GameLaunchOrientation is known. */
export function isGameLaunchOrientation(value: unknown): value is (typeof GAME_LAUNCH_ORIENTATIONS)[number] {
  return GAME_LAUNCH_ORIENTATIONS.some((known) => known === value)
}

/** The known values of GameHelpVolatility; a server may send others. */
export const GAME_HELP_VOLATILITYS = ['low', 'medium', 'high'] as const

/** Whether a value of GameHelpVolatility is known. */
export function isGameHelpVolatility(value: unknown): value is (typeof GAME_HELP_VOLATILITYS)[number] {
  return GAME_HELP_VOLATILITYS.some((known) => known === value)
}

/** The known values of ClaimState; a server may send others. */
export const CLAIM_STATES = ['locked', 'ready', 'claimed'] as const

/** Whether a value of ClaimState is known. */
export function isClaimState(value: unknown): value is (typeof CLAIM_STATES)[number] {
  return CLAIM_STATES.some((known) => known === value)
}

/** The known values of RewardType; a server may send others. */
export const REWARD_TYPES = ['cash', 'coupon', 'energy', 'point'] as const

/** Whether a value of RewardType is known. */
export function isRewardType(value: unknown): value is (typeof REWARD_TYPES)[number] {
  return REWARD_TYPES.some((known) => known === value)
}

/** The known values of FriendRewardKind; a server may send others. */
export const FRIEND_REWARD_KINDS = ['deposit', 'turnover', 'ranking'] as const

/** Whether a value of FriendRewardKind is known. */
export function isFriendRewardKind(value: unknown): value is (typeof FRIEND_REWARD_KINDS)[number] {
  return FRIEND_REWARD_KINDS.some((known) => known === value)
}

/** The known values of RecallStepUnit; a server may send others. */
export const RECALL_STEP_UNITS = ['peso', 'times'] as const

/** Whether a value of RecallStepUnit is known. */
export function isRecallStepUnit(value: unknown): value is (typeof RECALL_STEP_UNITS)[number] {
  return RECALL_STEP_UNITS.some((known) => known === value)
}

/** The known values of RecallStepAction; a server may send others. */
export const RECALL_STEP_ACTIONS = ['login', 'deposit', 'play', 'verify', 'invite'] as const

/** Whether a value of RecallStepAction is known. */
export function isRecallStepAction(value: unknown): value is (typeof RECALL_STEP_ACTIONS)[number] {
  return RECALL_STEP_ACTIONS.some((known) => known === value)
}

/** The known values of ActivityBadge; a server may send others. */
export const ACTIVITY_BADGES = ['none', 'signUp', 'depositSign', 'task', 'inviteSpin', 'energy'] as const

/** Whether a value of ActivityBadge is known. */
export function isActivityBadge(value: unknown): value is (typeof ACTIVITY_BADGES)[number] {
  return ACTIVITY_BADGES.some((known) => known === value)
}

/** The known values of RechargeFailReason; a server may send others. */
export const RECHARGE_FAIL_REASONS = ['cancelled'] as const

/** Whether a value of RechargeFailReason is known. */
export function isRechargeFailReason(value: unknown): value is (typeof RECHARGE_FAIL_REASONS)[number] {
  return RECHARGE_FAIL_REASONS.some((known) => known === value)
}

/** The known values of CouponState; a server may send others. */
export const COUPON_STATES = ['usable', 'used', 'expired'] as const

/** Whether a value of CouponState is known. */
export function isCouponState(value: unknown): value is (typeof COUPON_STATES)[number] {
  return COUPON_STATES.some((known) => known === value)
}

/** The known values of GoodsKind; a server may send others. */
export const GOODS_KINDS = ['cash', 'goods'] as const

/** Whether a value of GoodsKind is known. */
export function isGoodsKind(value: unknown): value is (typeof GOODS_KINDS)[number] {
  return GOODS_KINDS.some((known) => known === value)
}

/** The known values of PlayLimitKind; a server may send others. */
export const PLAY_LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const

/** Whether a value of PlayLimitKind is known. */
export function isPlayLimitKind(value: unknown): value is (typeof PLAY_LIMIT_KINDS)[number] {
  return PLAY_LIMIT_KINDS.some((known) => known === value)
}

/** The known values of PlayLimitPeriod; a server may send others. */
export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const

/** Whether a value of PlayLimitPeriod is known. */
export function isPlayLimitPeriod(value: unknown): value is (typeof PLAY_LIMIT_PERIODS)[number] {
  return PLAY_LIMIT_PERIODS.some((known) => known === value)
}
