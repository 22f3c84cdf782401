import { Repeater } from '#src/lib/backoff.ts'
import type { BadgeEvent } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'
import type { SocketClient } from '../socket-client.ts'

/** Pauses, in milliseconds, before the counters are read again, for counts that go on changing. */
const PAUSES_MS = [0, 200, 1000, 5000]

/**
 * Counter events of a new connection: the server delivers old messages again, before anything new. One that may be older
 * than the counters does not replace them: they are read again instead.
 * @param readAgain reads the counters by a request that is sent now, and resolves with whether that succeeded
 */
export function createCatchUp(
  socket: Pick<SocketClient, 'isCatchingUp' | 'on' | 'uid'>,
  badges: Pick<BadgeStore, 'applyEvent' | 'isOrdered'>,
  readAgain: () => Promise<boolean>,
): Pick<BadgeStore, 'applyEvent'> {
  /** For each event its last count, applied if the counters cannot be read. */
  const doubtful = new Map<BadgeEvent, () => void>()
  let isReading = false
  const repeater = new Repeater(PAUSES_MS, () => void read())
  socket.on('opened', () => repeater.reset())

  async function read(): Promise<void> {
    const { uid } = socket
    const counts = [...doubtful]
    isReading = true
    const isRead = await readAgain()
    isReading = false
    for (const [event, apply] of counts) {
      if (doubtful.get(event) !== apply) continue
      doubtful.delete(event)
      if (!isRead && socket.uid === uid) apply()
    }
    if (doubtful.size > 0) repeater.schedule()
  }

  return {
    applyEvent(event, count, revision) {
      if (!socket.isCatchingUp || badges.isOrdered(event, revision)) {
        doubtful.delete(event)
        badges.applyEvent(event, count, revision)
        return
      }
      doubtful.set(event, () => badges.applyEvent(event, count, revision))
      if (!isReading && !repeater.isWaiting) repeater.schedule()
    },
  }
}
