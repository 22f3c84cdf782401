import { ACTIVITIES } from '../../data/activities.ts'
import { manilaMonth } from '../../sandbox/manila-days.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor } from '../paging.ts'

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
