import { isPaged } from '../cases/list/page-parameters.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { isRead, getExclusionReason } from '../context/risk.ts'
import { succeed } from './succeed.ts'

/** How many writes to make for one read. */
const MAX_WRITES = 4

/**
 * In a run of a read without its writes, makes the writes that it must show. `prepare` makes the writes that come
 * earlier in a whole run, such as setting a password.
 */
export async function checkFresh(pool: SessionPool, read: Operation, prepare: () => Promise<void>): Promise<void> {
  const { context, sessions } = pool
  const { config, ledger } = context
  if (config.only === undefined || !ledger.hasSucceeded(read)) return
  const writes = context.operations.filter(
    (one) =>
      [...one.shows, one.listedIn, one.actsOn].includes(read.id) &&
      !isRead(one) &&
      one.effect !== 'session' &&
      !ledger.judges(one) &&
      getExclusionReason(one, config) === undefined,
  )
  for (const write of writes.slice(0, MAX_WRITES)) {
    // Write twice for a list with an order or pages, because a single item shows neither.
    const times = read.order === undefined && !isPaged(context.root, read) ? 1 : 2
    const make = (): ReturnType<typeof succeed> =>
      succeed(pool, write, sessions.main, (player) => sessions.getJar(player))
    for (let time = 0; time < times; time += 1) {
      if ((await make()) !== undefined) continue
      if (time > 0) break
      await prepare()
      await make()
    }
  }
}
