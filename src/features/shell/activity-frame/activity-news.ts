import type { FrameMessageOf } from '#src/platform/frame-messages.ts'
import type { BadgeMark, BadgeStore } from '#src/stores/badge-store.ts'
import type { BadgeName } from '#src/stores/badge-names.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

type ActivityMessage = FrameMessageOf<'activity'>

/** The counter that each action of an activity lowers (asyncapi/frames.yaml). */
const BADGE_OF_ACTION: Record<Exclude<ActivityMessage['event'], 'close' | 'deposit' | 'reward'>, BadgeName> = {
  signUp: 'loginBonusRewardNum',
  depositSign: 'dailyDepositSign',
  taskReward: 'taskRewardNum',
  inviteSpin: 'inviteFriendToEarnNum',
  energyFill: 'inviteFriendEnergy',
}

export interface ActivityNewsDeps {
  readonly badges: Pick<BadgeStore, 'mark' | 'drop'>
  readonly overlays: Pick<OverlayStore, 'ask'>
  readonly close: () => void
  /** Closes the frame and leads to the deposit. */
  readonly deposit: () => void
}

/**
 * What the page of an activity reports, done in the app. A counter drops by 1 on its action, unless the socket has told
 * its new count since the last report: when the page asked its server nobody here knows, but not before that.
 */
export function createActivityNews({ badges, overlays, close, deposit }: ActivityNewsDeps) {
  let mark: BadgeMark = badges.mark()
  return (message: ActivityMessage): void => {
    if (message.event === 'close') close()
    else if (message.event === 'deposit') deposit()
    else if (message.event === 'reward') overlays.ask('reward', { rewards: message.content })
    else {
      badges.drop(BADGE_OF_ACTION[message.event], mark)
      mark = badges.mark()
    }
  }
}
