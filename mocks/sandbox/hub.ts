import { randomUUID } from 'node:crypto'

/** An open socket of a sandbox. */
export interface Connection {
  sessionId: string
  send(frame: Frame): void
  close(code: number, reason: string): void
}

/** A frame of the socket document: `{event, content?, sid?, revision?}`. */
export interface Frame {
  event: string
  content?: unknown
  sid?: string
  revision?: number
}

/** The maximum of messages kept for a player who does not acknowledge; the oldest are dropped. */
const MAX_KEPT = 200

/**
 * The sockets of a sandbox and their unacknowledged messages. A message is redelivered with the same sid on the
 * player's next connection, unless a newer count of the same event has replaced it.
 */
export class Hub {
  readonly #open = new Map<string, Set<Connection>>()
  readonly #kept = new Map<string, Frame[]>()
  // A sid is never reused, even after a reset, because an app remembers sids across reconnects.
  readonly #prefix = randomUUID().slice(0, 8)
  #count = 0

  /**
   * Sends an event to a player's sockets and keeps it until one of them acknowledges it. @param revision set if the
   * content is a whole new count, so that older ones of the event are worth nothing
   */
  push(uid: string, event: string, content: unknown, revision?: number): Frame {
    const sid = `${this.#prefix}-${++this.#count}`
    const frame: Frame = { event, content, sid, ...(revision !== undefined && { revision }) }
    const kept = (this.#kept.get(uid) ?? []).filter((one) => revision === undefined || one.event !== event)
    kept.push(frame)
    this.#kept.set(uid, kept.slice(-MAX_KEPT))
    for (const connection of this.#open.get(uid) ?? []) connection.send(frame)
    return frame
  }

  /** Adds a player's socket and redelivers unacknowledged messages, in the original order. */
  attach(uid: string, connection: Connection): void {
    const connections = this.#open.get(uid) ?? new Set()
    connections.add(connection)
    this.#open.set(uid, connections)
    for (const frame of this.#kept.get(uid) ?? []) connection.send(frame)
  }

  detach(uid: string, connection: Connection): void {
    const connections = this.#open.get(uid)
    connections?.delete(connection)
    if (connections?.size === 0) this.#open.delete(uid)
  }

  acknowledge(uid: string, sid: string): void {
    const kept = this.#kept.get(uid)
    if (kept !== undefined)
      this.#kept.set(
        uid,
        kept.filter((frame) => frame.sid !== sid),
      )
  }

  /** Closes the sockets that pass a test, all by default. Returns how many. */
  close(code: number, reason: string, which: (connection: Connection) => boolean = () => true): number {
    const found = [...this.#open.values()].flatMap((connections) => [...connections]).filter(which)
    for (const connection of found) connection.close(code, reason)
    return found.length
  }

  /** The open sockets of each player, and the number of unacknowledged messages. */
  summary(): { open: Record<string, number>; unacknowledged: Record<string, number> } {
    return {
      open: Object.fromEntries([...this.#open].map(([uid, connections]) => [uid, connections.size])),
      unacknowledged: Object.fromEntries(
        [...this.#kept].filter(([, frames]) => frames.length > 0).map(([uid, frames]) => [uid, frames.length]),
      ),
    }
  }
}
