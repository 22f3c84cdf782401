import type { components } from '#generated/openapi.d.ts'
import { ACTIVITIES } from '../../data/activities.ts'
import { manilaMonth } from '../../lib/manila-days.ts'
import { toPesos } from '../../lib/money.ts'
import { DAY_MS, toInstant } from '../../lib/time.ts'
import { FILL_PRIZES, TASK_PRIZES, WHEEL } from '../../sandbox/rewards/activities.ts'
import type { Prize } from '../../sandbox/rewards/prize.ts'
import { DEPOSIT_PRIZES, TIERS } from '../../sandbox/rewards/sign-ins.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'
import { showPrize } from './show.ts'

/** What each activity can give at once; the sign-in gives by tier. */
const PRIZES: Partial<Record<(typeof ACTIVITIES)[number]['id'], readonly Prize[]>> = {
  'deposit-sign': DEPOSIT_PRIZES,
  'invite-wheel': WHEEL,
  energy: FILL_PRIZES,
  tasks: TASK_PRIZES,
}

/** The sign-in needs no deposit on any day of the month. */
function signUpBonus(start: number, end: number): Pick<components['schemas']['Activity'], 'freeDays' | 'tiers'> {
  const tiers = TIERS.toReversed().map(({ from, prize }) => ({ depositTotal: toPesos(from), reward: showPrize(prize) }))
  return { freeDays: Math.round((end - start) / DAY_MS), tiers }
}

const listActivities: Handler<'listActivities'> = ({ sandbox, player, session, origins, text }) => {
  const { start, end } = manilaMonth(sandbox.clock.now())
  return listFor(player, ACTIVITIES).map(({ id, badge }) => {
    const token = sandbox.rewards.activities.invite({
      uid: player.uid,
      sessionId: session?.id ?? '',
      activityId: id,
      appOrigin: origins.app,
    })
    return {
      id,
      title: text.activities[id],
      summary: text.activitySummaries[id],
      rewards: (PRIZES[id] ?? []).map(showPrize),
      ...(id === 'sign-in' ? signUpBonus(start, end) : {}),
      image: `/art/banner/${id}.svg`,
      url: `${origins.demo}/demo/activity?token=${token}`,
      startsAt: toInstant(start),
      endsAt: toInstant(end - 1),
      badge,
    }
  })
}

/** The activities; each address is single-use. */
export const activityHandlers = { listActivities } satisfies Handlers
