import { REWARD_NOTES } from '../../data/reward-notes.ts'
import { VIP_LEVELS } from '../../data/vip-levels.ts'
import { dayText, startOfDay } from '../../lib/manila-days.ts'
import { toPesos } from '../../lib/money.ts'
import type { Note } from '../../lib/note.ts'
import { toInstant } from '../../lib/time.ts'
import type { Account } from '../../sandbox/identity/account.ts'
import { creditPrizes } from '../../sandbox/rewards/prizes.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'
import { showStanding } from './show.ts'

const getVip: Handler<'getVip'> = ({ player, sandbox }) => {
  const { vip } = sandbox.rewards
  const drop = vip.nextDrop(player)
  return {
    level: player.profile.vip,
    deposit: toPesos(player.balances.deposited),
    turnover: toPesos(vip.getTurnover(player)),
    activeness: vip.of(player).activeness,
    ...(drop !== undefined && { nextDrop: { at: toInstant(startOfDay(drop.on)), activeness: drop.activeness } }),
    checkIns: vip.of(player).checkIns.map(dayText),
    levels: listFor(player, VIP_LEVELS).map(({ deposit, turnover, daily, monthly, ...level }) => ({
      ...level,
      deposit: toPesos(deposit),
      turnover: toPesos(turnover),
      daily: toPesos(daily),
      monthly: toPesos(monthly),
    })),
    daily: showStanding(vip.standing(player, 'daily')),
    rebate: showStanding(vip.standing(player, 'rebate')),
    monthly: showStanding(vip.standing(player, 'monthly')),
  }
}

/** Pays a reward. */
function pay(
  sandbox: Sandbox,
  player: Account,
  centavos: number,
  note: Note,
): { rewards: ReturnType<typeof creditPrizes> } {
  return { rewards: creditPrizes(sandbox, player, [{ type: 'cash', amount: centavos }], note) }
}

const claimVipDaily: Handler<'claimVipDaily'> = (request) => {
  const got = request.sandbox.rewards.vip.claim(request.player, 'daily')
  return typeof got === 'string' ? request.fail(got) : pay(request.sandbox, request.player, got, REWARD_NOTES.vipDaily)
}

const claimVipRebate: Handler<'claimVipRebate'> = (request) => {
  const got = request.sandbox.rewards.vip.claim(request.player, 'rebate')
  return typeof got === 'string' ? request.fail(got) : pay(request.sandbox, request.player, got, REWARD_NOTES.vipRebate)
}

const claimVipMonthly: Handler<'claimVipMonthly'> = (request) => {
  const got = request.sandbox.rewards.vip.claim(request.player, 'monthly')
  return typeof got === 'string'
    ? request.fail(got)
    : pay(request.sandbox, request.player, got, REWARD_NOTES.vipMonthly)
}

export const vipHandlers = { getVip, claimVipDaily, claimVipRebate, claimVipMonthly } satisfies Handlers
