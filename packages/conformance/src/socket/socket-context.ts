import { at } from '@tumpak/contract-kit/json.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'
import { Connection } from './connection.ts'
import { getSocketPath, type SocketContract, type ValueSource } from './socket-contract.ts'
import { CONNECTION, SocketLedger } from './socket-ledger.ts'
import type { SocketTimes } from '../config/socket-times.ts'
import { dialSocket, type Dial } from '../http/socket-wire.ts'

/** What all socket checks share. */
export class SocketContext extends SocketLedger {
  readonly pool: SessionPool
  readonly times: SocketTimes
  readonly #dial: Dial
  /** The longest time between a ping and its pong so far. */
  #roundTripMs = 0

  constructor(contract: SocketContract, pool: SessionPool, secrets: string[]) {
    const { config } = pool.context
    // Choosing the socket in `only` chooses its messages too.
    const { only } = config
    const isChosen = (id: string): boolean => only === undefined || only.includes(id) || only.includes(CONNECTION)
    super(contract, isChosen, secrets, pool.context)
    this.pool = pool
    this.times = {
      answerMs: config.socket?.answerMs ?? contract.heartbeat.answerSeconds * 1000,
      settleMs: config.socket?.settleMs ?? 500,
      eventMs: config.socket?.eventMs ?? 5000,
    }
    this.#dial = config.dial ?? dialSocket
  }

  /** Opens a connection for a uid. */
  dial(uid: string, jar: CookieJar | undefined, headers: { [name: string]: string } = {}): Connection {
    const { config } = this.pool.context
    const path = getSocketPath(this.contract, config.url).replaceAll(/\{[^}]*\}/g, encodeURIComponent(uid))
    const url = new URL(path, config.url)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    // A browser opens the socket, so the cookies are those that it sends to this path.
    const { sent, withheld } = jar?.splitFor(url.pathname) ?? {}
    const request = {
      url: url.href,
      timeoutMs: config.timeoutMs,
      headers: { ...config.headers, origin: new URL(config.url).origin, ...sent?.headers, ...headers },
    }
    this.ledger.countCase(this.getOperation(CONNECTION))
    return new Connection(this.#dial, request, this.secrets, withheld)
  }

  /** Waits until the connection is open. Returns false if it was refused. */
  async waitUntilOpen(connection: Connection): Promise<boolean> {
    await connection.waitUntil(
      () => connection.isOpen || connection.ending !== undefined,
      this.pool.context.config.timeoutMs,
    )
    return connection.isOpen
  }

  /** Sends a ping and waits for its pong. Returns false if none arrives in time. */
  async ping(connection: Connection): Promise<boolean> {
    const { ping, pong } = this.contract
    if (!ping || !pong) return connection.ending === undefined
    const before = connection.listFrames(pong.event).length
    const sentAt = performance.now()
    connection.send({ event: ping.event })
    const hasChanged = await connection.waitUntil(
      () => connection.listFrames(pong.event).length > before || connection.ending !== undefined,
      this.times.answerMs,
    )
    if (!hasChanged || connection.listFrames(pong.event).length <= before) return false
    this.#roundTripMs = Math.max(this.#roundTripMs, performance.now() - sentAt)
    return true
  }

  /** Waits long enough to be sure that no further frame arrives. */
  async settle(connection: Connection): Promise<void> {
    await connection.waitUntil(() => connection.ending !== undefined, this.times.settleMs + 2 * this.#roundTripMs)
  }

  /** Requests an operation and returns a value from its response; undefined if it fails. */
  async readValue({ call, pointer }: ValueSource, player: Player): Promise<unknown> {
    const { context, inputs, sessions } = this.pool
    const operation = context.operation(call)
    if (operation === undefined) return undefined
    const result = await context.look(operation, await inputs.first(operation, player), {
      jar: await sessions.getJar(player),
    })
    return result.outcome.kind === 'success' ? at(context.data(result), pointer) : undefined
  }

  /** Returns the parameter of a player's address, '' if the address has none; undefined if it is unknown. */
  async readUid(player: Player): Promise<string | undefined> {
    const { parameter } = this.contract
    if (!parameter) return ''
    const known = player.fields[parameter.name]
    if (known !== undefined) return known
    const value = parameter.source && (await this.readValue(parameter.source, player))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
}
