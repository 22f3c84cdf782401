import type { Operation } from '../document/operation.ts'
import type { SessionPool } from './judge-read.ts'
import { isRead, whyLeftOut } from './risk.ts'
import { succeed } from './succeed.ts'

/** The number of writes to make for one read. */
const WRITES = 4

/** Makes the writes that a read must show, in a run without them: a whole run makes them anyway. */
export async function checkFresh(pool: SessionPool, read: Operation): Promise<void> {
  const { context, sessions } = pool
  const { config, ledger } = context
  if (config.only === undefined || !ledger.hasSucceeded(read)) return
  const writes = context.operations.filter(
    (one) =>
      one.shows.includes(read.id) &&
      !isRead(one) &&
      one.effect !== 'session' &&
      !ledger.judges(one) &&
      whyLeftOut(one, config) === undefined,
  )
  for (const write of writes.slice(0, WRITES)) {
    // A list of one item has no order.
    const times = read.order === undefined ? 1 : 2
    for (let time = 0; time < times; time += 1)
      await succeed(pool, write, sessions.main, (player) => sessions.jarOf(player))
  }
}
