import { reaction } from 'mobx'
import type { SessionStore } from '#src/stores/session-store.ts'

/**
 * Asks the guard about the page on screen again when fresh user info changes what this player may open. A player who
 * comes or goes is led by the session itself, to login or to where they were going.
 */
export function askGuardAgain(session: SessionStore, ask: () => void): () => void {
  return reaction(
    () => ({ uid: session.uid, allowed: `${session.role} ${String(session.isRatified)}` }),
    (now, before) => {
      if (now.uid !== null && now.uid === before.uid && now.allowed !== before.allowed) ask()
    },
  )
}
