import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { namesAccount } from '../cases/named-account.ts'
import type { Player } from '../config/player.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { SessionPool } from './session-pool.ts'

/** Two devices, as the header that tells them apart may name them. */
const DEVICES = ['conformance-device-1', 'conformance-device-2'] as const

/** The response to the operation that ends sessions, and a copy of a session that is over, if it succeeded. */
export type Ending =
  | { ending: RequestResult; over: CookieJar }
  | { ending: RequestResult | undefined; over?: undefined }

/**
 * Opens a session, tells `onOpen` of it, and lets the operation end it. Without a session the operation is sent only if
 * its request names this player: it would end the sessions of another one.
 */
export async function endSession(
  pool: SessionPool,
  operation: Operation,
  player: Player,
  onOpen: (jar: CookieJar) => Promise<void> = () => Promise.resolve(),
): Promise<Ending> {
  const { context, sessions, candidates } = pool
  if (operation.ends?.sessions === 'others') return endByDevice(pool, operation, player, onOpen)
  const jar = await sessions.another(player)
  const over = jar.copy()
  await onOpen(over)
  let tries = 0
  let ending: RequestResult | undefined
  for await (const candidate of candidates.of(operation, player)) {
    if (!operation.needsSession && !namesAccount(candidate, player, sessions.all)) continue
    ending = await context.look(operation, candidate.input, { jar: operation.needsSession ? jar : new CookieJar() })
    if (ending.outcome.kind === 'success') return { ending, over }
    tries += 1
    if (tries >= DEVICES.length) break
  }
  return { ending }
}

/** Logs in from one device, then from another. */
async function endByDevice(
  { context, inputs }: SessionPool,
  login: Operation,
  player: Player,
  onOpen: (jar: CookieJar) => Promise<void>,
): Promise<Ending> {
  const header = login.ends?.by
  let over: CookieJar | undefined
  let ending: RequestResult | undefined
  for (const device of DEVICES) {
    const input = await inputs.first(login, player)
    const sent: RequestInput =
      header === undefined ? input : { ...input, header: { ...input.header, [header]: device } }
    const jar = new CookieJar()
    ending = await context.look(login, sent, { jar })
    if (ending.outcome.kind !== 'success') return { ending }
    if (over === undefined) await onOpen((over = jar))
  }
  return ending === undefined || over === undefined ? { ending } : { ending, over }
}
