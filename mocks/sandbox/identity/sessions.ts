import { randomUUID } from 'node:crypto'

/** Why a session ended: logout, another login, or a password reset. */
export type SessionEnd = 'logout' | 'replaced' | 'passwordReset'

/** A login that is alive. */
export interface Session {
  id: string
  uid: string
  deviceId: string
}

/** The maximum of sessions of one device for an account, for example after clearing its cookies. */
const MAX_PER_DEVICE = 5

/**
 * The live sessions of a sandbox. An account has one device at a time: a login from another device ends the older
 * sessions. Ids do not come from the sandbox's seed, so that a cookie from before a reset never fits a later session.
 */
export class Sessions {
  readonly #live = new Map<string, Session>()
  readonly #onEnd: (session: Session, why: SessionEnd) => void

  /** `onEnd` gets each session that ends, to close its sockets. */
  constructor(onEnd: (session: Session, why: SessionEnd) => void) {
    this.#onEnd = onEnd
  }

  open(uid: string, deviceId: string): Session {
    const own = [...this.#live.values()].filter((session) => session.uid === uid)
    const sameDevice = own.filter((session) => session.deviceId === deviceId)
    const surplus = sameDevice.slice(0, Math.max(0, sameDevice.length - MAX_PER_DEVICE + 1))
    for (const session of own)
      if (session.deviceId !== deviceId || surplus.includes(session)) this.end(session.id, 'replaced')
    const session = { id: randomUUID(), uid, deviceId }
    this.#live.set(session.id, session)
    return session
  }

  get(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : this.#live.get(id)
  }

  /** The device that an account is logged in on; empty for one without an id, undefined without a session. */
  getDevice(uid: string): string | undefined {
    return [...this.#live.values()].find((session) => session.uid === uid)?.deviceId
  }

  /** Ends every session of an account. */
  endAll(uid: string, why: SessionEnd): void {
    for (const session of [...this.#live.values()]) if (session.uid === uid) this.end(session.id, why)
  }

  end(id: string, why: SessionEnd): void {
    const session = this.#live.get(id)
    if (session === undefined) return
    this.#live.delete(id)
    this.#onEnd(session, why)
  }
}
