import type { Reward } from '#generated/http/schemas/reward.ts'
import { FRAME_REWARDS } from '#generated/ws/frames.ts'
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

type RewardQueue = Pick<OverlayStore, 'enqueue' | 'isQueued' | 'dequeueWaiting'>

export interface ActivityNewsDeps {
  readonly badges: Pick<BadgeStore, 'mark' | 'drop'>
  readonly overlays: RewardQueue
  /** Reads the counters of the server again. */
  readonly recount: () => void
  readonly close: () => void
  /** Opens the deposit over the frame. */
  readonly deposit: () => void
}

/** Handles the messages of one activity's page. */
export interface ActivityNews {
  readonly take: (message: ActivityMessage) => void
  /** The frame closed: drops its rewards that are not on screen yet. */
  readonly stop: () => void
}

/** The reward prompts of one frame, limited in number and rate by `x-rewards` (asyncapi/frames.yaml). */
function createRewards(overlays: RewardQueue) {
  let asked: number[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let latestAt = -Infinity
  return {
    take(rewards: readonly Reward[]): void {
      asked = asked.filter((id) => overlays.isQueued(id))
      if (asked.length + timers.size >= FRAME_REWARDS.mostWaiting) return
      const now = performance.now()
      latestAt = Math.max(now, latestAt + FRAME_REWARDS.secondsApart * 1000)
      if (latestAt === now) {
        asked.push(overlays.enqueue('reward', { rewards }))
        return
      }
      const timer = setTimeout(() => {
        timers.delete(timer)
        asked.push(overlays.enqueue('reward', { rewards }))
      }, latestAt - now)
      timers.add(timer)
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      for (const id of asked) overlays.dequeueWaiting(id)
    },
  }
}

/**
 * Applies the messages of an activity's page. An action lowers its counter by 1, unless the socket has sent a
 * newer count since the last message: that count may include the action, so the server is asked.
 */
export function createActivityNews({ badges, overlays, recount, close, deposit }: ActivityNewsDeps): ActivityNews {
  let mark: BadgeMark = badges.mark()
  const rewards = createRewards(overlays)
  return {
    take(message) {
      if (message.event === 'close') close()
      else if (message.event === 'deposit') deposit()
      else if (message.event === 'reward') rewards.take(message.content)
      else {
        if (!badges.drop(BADGE_OF_ACTION[message.event], mark)) recount()
        mark = badges.mark()
      }
    },
    stop: rewards.stop,
  }
}
