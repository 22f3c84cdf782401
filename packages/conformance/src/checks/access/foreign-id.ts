import { listsIn } from '../../cases/items.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Base, JarOf, SessionPool } from '../../sessions/session-pool.ts'
import { isRead } from '../../context/risk.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { otherPlayer, reportForeign, shows, otherPlayerCheck } from './foreign-data.ts'

/** Words in the name of a code that refuses access to another player's data. */
const FOREIGN_CODE =
  /\bnot ?(yours|own(ed)?)\b|\b(another|other|different) (player|user|member|customer|account|person|writer|owner)\b/i

/**
 * Checks that one player cannot access another's data by id: by an id from their list as a query parameter, and by any
 * input if the operation has a code for another player's data.
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
  const isSaid = target.codes.some(({ name, cause }) => FOREIGN_CODE.test(`${toWords(name)} ${cause}`))
  const given = Object.entries({ ...used.input.path, ...used.input.query })
  // The check of links already sends ids that the first player got from a response.
  if (!isSaid || !isRead(target) || used.source !== undefined || given.length === 0) return
  const leak = await send(used.input)
  const isSame = JSON.stringify(context.data(leak)) === JSON.stringify(context.data(result))
  if (leak.outcome.kind === 'success' && isSame) return reportForeign(context, leak, result)
  context.ledger.pass(target, otherPlayerCheck)
}

/** Returns an id of a list's first item that is also a query parameter. */
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
