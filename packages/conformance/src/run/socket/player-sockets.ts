import { runChecks } from '../../checks/run-checks.ts'
import type { Player } from '../../config/player.ts'
import { isRead } from '../../context/risk.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Connection } from '../../socket/connection.ts'
import type { SocketContext } from '../../socket/socket-context.ts'
import type { SocketMessage } from '../../socket/socket-contract.ts'
import { tryPhase } from './socket-run.ts'

/** The socket of a player that stays open beside the run. */
interface PlayerSocket {
  readonly player: Player
  readonly account: string | undefined
  readonly connection: Connection
  /** How many frames need no look any more: they were compared, or a write of the player came after them. */
  done: number
}

/** A count of a message that the player's own read does not have. */
interface Difference {
  received: unknown
  expected: unknown
}

/**
 * The sockets of two players, open during the run. The counts in their messages are compared with the player's own
 * reads, so that a message that belongs to the other one is noticed.
 */
export class PlayerSockets {
  readonly #context: SocketContext
  readonly #sockets: readonly PlayerSocket[]
  /** Messages that differed once, by event and player. */
  readonly #suspects = new Set<string>()
  #lastWrite: RequestResult | undefined

  private constructor(context: SocketContext, sockets: readonly PlayerSocket[]) {
    this.#context = context
    this.#sockets = sockets
  }

  /** Opens the sockets; none without two players, or without counts to compare. */
  static async open(context: SocketContext): Promise<PlayerSockets> {
    const { sessions } = context.pool
    const other = sessions.noPlayerReason === undefined ? sessions.findOther(sessions.main) : undefined
    const hasCounts = context.contract.events.some(({ count }) => count !== undefined)
    const sockets: PlayerSocket[] = []
    for (const player of other === undefined || !hasCounts ? [] : [sessions.main, other]) {
      const jar = await sessions.getJar(player)
      const uid = await context.readUid(player)
      const connection = uid === undefined ? undefined : context.dial(uid, jar)
      if (connection === undefined || !(await context.waitUntilOpen(connection))) break
      sockets.push({ player, account: jar.account, connection, done: 0 })
    }
    return new PlayerSockets(context, sockets)
  }

  /** Looks at a response of the run: the player's own writes outdate the counts that have arrived. */
  note(result: RequestResult, jar: CookieJar | undefined): void {
    if (isRead(result.operation)) return
    this.#lastWrite = result
    for (const socket of this.#sockets)
      if (socket.account === jar?.account) socket.done = socket.connection.received.length
  }

  /**
   * Compares the messages that have arrived since the last time. A difference counts if it comes twice; `again` causes
   * the last message once more.
   */
  async judge(again?: () => Promise<unknown>): Promise<void> {
    for (const socket of this.#sockets) {
      if (!(await this.#hasArrived(socket))) continue
      for (const message of this.#context.contract.events)
        await tryPhase(this.#context, 'ownMessage', () => this.#judgeMessage(socket, message, again), message.event)
      socket.done = socket.connection.received.length
    }
  }

  /** Closes the socket of a player whose connections the run is about to check, or all of them. */
  async close(player?: Player): Promise<void> {
    for (const socket of this.#sockets)
      if (player === undefined || socket.player === player) await socket.connection.leave()
  }

  /** Whether a socket is open, and has got all that the server has sent: a pong comes after it. */
  async #hasArrived({ connection }: PlayerSocket): Promise<boolean> {
    if (connection.ending !== undefined) return false
    if (await this.#context.ping(connection)) return true
    // The checks of a single connection report it. Here it would cost its time again and again.
    await connection.leave()
    return false
  }

  async #judgeMessage(
    socket: PlayerSocket,
    message: SocketMessage,
    again: (() => Promise<unknown>) | undefined,
  ): Promise<void> {
    let difference = await this.#compare(socket, message)
    if (difference === undefined) return
    const key = `${message.event} ${socket.player.name}`
    if (!this.#suspects.has(key)) {
      this.#suspects.add(key)
      if (again === undefined) return
      socket.done = socket.connection.received.length
      await again()
      difference = (await this.#hasArrived(socket)) ? await this.#compare(socket, message) : undefined
      if (difference === undefined) return
    }
    const { sessions } = this.#context.pool
    const other = socket.player === sessions.main ? sessions.findOther(sessions.main) : sessions.main
    const ofOther = other && message.count && (await this.#context.readValue(message.count, other))
    await runChecks('ownMessage', {
      context: this.#context,
      operation: this.#context.getOperation(message.event),
      connection: socket.connection,
      message,
      ...difference,
      isOfOther: ofOther === difference.received,
      after: this.#lastWrite,
    })
  }

  /** Compares the newest message of an event with the player's read, twice if they differ. */
  async #compare(socket: PlayerSocket, { event, count }: SocketMessage): Promise<Difference | undefined> {
    const getNewest = () => socket.connection.listFrames(event, socket.done).at(-1)?.json['content']
    if (count === undefined || getNewest() === undefined) return undefined
    const first = await this.#context.readValue(count, socket.player)
    if (first === undefined || first === getNewest()) return undefined
    await this.#context.settle(socket.connection)
    const expected = await this.#context.readValue(count, socket.player)
    const received = getNewest()
    return received === undefined || expected === undefined || expected === received
      ? undefined
      : { received, expected }
  }
}
