import { listsIn } from '../../cases/items.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Base, JarOf, SessionPool } from '../../context/session-pool.ts'
import { isRead } from '../../context/risk.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { otherPlayer, reportForeign, shows, otherPlayerCheck } from './foreign-data.ts'

/** Words of a code that refuses what belongs to somebody else. */
const NOT_YOURS =
  /\bnot ?(yours|own(ed)?)\b|\b(another|other|different) (player|user|member|customer|account|person|writer|owner)\b/i

/**
 * One player's things are inaccessible to another by their ids: by an id in the query that the own list has, and by any
 * input if a code of the operation shows that the item may belong to another player.
 */
export async function checkForeignIds(pool: SessionPool, target: Operation, base: Base, getJar: JarOf): Promise<void> {
  const { context, sessions } = pool
  const { used, result } = base
  const other = otherPlayer(sessions, used.player)
  if (other === undefined || !target.needsSession || result.outcome.kind !== 'success') return
  const jar = await getJar(other)
  const send = (input: RequestInput): Promise<RequestResult> => context.send(target, input, { jar })
  if (isRead(target)) {
    const found = itemId(context.data(result), target)
    if (found !== undefined) {
      const theirs = await send(used.input)
      if (theirs.outcome.kind !== 'success' || shows(theirs.json, found.value)) return
      const leak = await send({ ...used.input, query: { ...used.input.query, [found.name]: found.value } })
      if (leak.outcome.kind === 'success' && shows(leak.json, found.value)) return reportForeign(context, leak, result)
      return context.ledger.pass(target, otherPlayerCheck)
    }
  }
  const isSaid = target.codes.some(({ name, cause }) => NOT_YOURS.test(`${toWords(name)} ${cause}`))
  const given = Object.entries({ ...used.input.path, ...used.input.query })
  // What a response gave to the first player is sent by the check of links.
  if (!isSaid || !isRead(target) || used.source !== undefined || given.length === 0) return
  const leak = await send(used.input)
  const isSame = JSON.stringify(context.data(leak)) === JSON.stringify(context.data(result))
  if (leak.outcome.kind === 'success' && isSame) return reportForeign(context, leak, result)
  context.ledger.pass(target, otherPlayerCheck)
}

/** An id of a list's first item that is also a parameter of the query. */
function itemId(data: unknown, { parameters }: Operation): { name: string; value: unknown } | undefined {
  const [item] = listsIn(data)
  const name = parameters.find(
    (one) => one.in === 'query' && isIdName(one.name) && item?.[one.name] !== undefined,
  )?.name
  return name === undefined ? undefined : { name, value: item?.[name] }
}

function toWords(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
}
