import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { toInstant } from '../../lib/time.ts'
import { creditPrizes } from '../../sandbox/rewards/prizes.ts'
import { RECALL_STEPS } from '../../sandbox/rewards/recall-gifts.ts'
import type { Handler, Handlers } from '../handler.ts'
import { showPrize } from './show.ts'

const redeemCode: Handler<'redeemCode'> = (request) => {
  const prizes = request.sandbox.rewards.codes.redeem(request.player, request.body.code)
  if (typeof prizes === 'string') return request.fail(prizes)
  return { rewards: creditPrizes(request.sandbox, request.player, prizes, REWARD_NOTES.code) }
}

const getRecallTask: Handler<'getRecallTask'> = (request) => {
  const { gifts } = request.sandbox.rewards
  const gift = gifts.find(request.player, request.path.sn)
  if (typeof gift === 'string') return request.fail(gift)
  return {
    sn: gift.sn,
    title: request.text.recall.title,
    endsAt: toInstant(gift.endsAt),
    steps: RECALL_STEPS.map((step) => ({
      id: step.id,
      title: request.text.recall[step.id],
      ...gifts.standing(gift, step),
      target: step.target,
      unit: step.unit,
      action: step.id,
      reward: showPrize(step.prize),
    })),
  }
}

const claimRecallTask: Handler<'claimRecallTask'> = (request) => {
  const { gifts } = request.sandbox.rewards
  const gift = gifts.find(request.player, request.body.sn)
  if (typeof gift === 'string') return request.fail(gift)
  const step = RECALL_STEPS.find(({ id }) => id === request.body.stepId)
  const state = step === undefined ? 'locked' : gifts.standing(gift, step).state
  if (step === undefined || state === 'locked') return request.fail('nothingToClaim')
  if (state === 'claimed') return request.fail('alreadyClaimed')
  gift.claimed.add(step.id)
  return { rewards: creditPrizes(request.sandbox, request.player, [step.prize], REWARD_NOTES.recall) }
}

export const giftHandlers = { redeemCode, getRecallTask, claimRecallTask } satisfies Handlers
