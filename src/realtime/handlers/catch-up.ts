import type { BadgeEvent } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'
import type { SocketClient } from '../socket-client.ts'

export interface CatchUp {
  /** Reads the counters after a reconnect. */
  readonly read: () => Promise<void>
  /** Applies a counter event; as the counters themselves where it may be older than they are. */
  readonly applyEvent: (event: BadgeEvent, count: number) => void
}

/**
 * Counter events after a reconnect: the server delivers old messages again, before anything new. One that comes after the
 * counters were read does not replace them: they are read again instead.
 * @param refreshBadges reads the counters, and resolves with whether that succeeded
 */
export function createCatchUp(
  socket: Pick<SocketClient, 'on' | 'isCatchingUp'>,
  badges: Pick<BadgeStore, 'applyEvent'>,
  refreshBadges: () => Promise<boolean>,
): CatchUp {
  let opening = 0
  /** The opening after which the counters were last read. */
  let readAfter: number | undefined
  let reading: Promise<boolean> | undefined
  socket.on('opened', () => {
    opening += 1
  })

  /** A read that is sent from now on: one in flight may be older than what has just arrived. */
  async function readAgain(): Promise<boolean> {
    await reading
    reading ??= refreshBadges().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function read(): Promise<void> {
    const own = opening
    if (await refreshBadges()) readAfter = own
  }

  async function applyOrRead(event: BadgeEvent, count: number): Promise<void> {
    if (!(await readAgain())) badges.applyEvent(event, count)
  }

  return {
    read,
    applyEvent(event, count) {
      if (socket.isCatchingUp && readAfter === opening) void applyOrRead(event, count)
      else badges.applyEvent(event, count)
    },
  }
}
