import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { creditPrizes } from '../../sandbox/prizes.ts'
import { RECALL_STEPS } from '../../sandbox/recall-gifts.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showPrize } from './show.ts'

const redeemCode: Handler<'redeemCode'> = (call) => {
  const prizes = call.sandbox.rewards.codes.redeem(call.player, call.body.code)
  if (typeof prizes === 'string') return call.fail(prizes)
  return { rewards: creditPrizes(call.sandbox, call.player, prizes, REWARD_NOTES.code) }
}

const getRecallTask: Handler<'getRecallTask'> = (call) => {
  const { gifts } = call.sandbox.rewards
  const gift = gifts.find(call.player, call.path.sn)
  if (gift === undefined) return call.fail('recallUnknown')
  return {
    sn: gift.sn,
    title: call.text.recall.title,
    endsAt: toInstant(gift.endsAt),
    steps: RECALL_STEPS.map((step) => ({
      id: step.id,
      title: call.text.recall[step.id],
      ...gifts.standing(gift, step),
      target: step.target,
      reward: showPrize(step.prize),
    })),
  }
}

const claimRecallTask: Handler<'claimRecallTask'> = (call) => {
  const { gifts } = call.sandbox.rewards
  const gift = gifts.find(call.player, call.body.sn)
  if (gift === undefined) return call.fail('recallUnknown')
  const step = RECALL_STEPS.find(({ id }) => id === call.body.stepId)
  const state = step === undefined ? 'locked' : gifts.standing(gift, step).state
  if (step === undefined || state === 'locked') return call.fail('nothingToClaim')
  if (state === 'claimed') return call.fail('alreadyClaimed')
  gift.claimed.add(step.id)
  return { rewards: creditPrizes(call.sandbox, call.player, [step.prize], REWARD_NOTES.recall) }
}

export const giftHandlers = { redeemCode, getRecallTask, claimRecallTask } satisfies Handlers
