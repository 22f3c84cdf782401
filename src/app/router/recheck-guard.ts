import { reaction } from 'mobx'
import type { SessionStore } from '#src/stores/session-store.ts'

/**
 * Asks the guard about the page on screen again when fresh user info changes what this player may open. A player who
 * comes or goes is led by the session itself, to login or to where they were going; a transaction password that is set
 * meanwhile takes nobody anywhere.
 */
export function askGuardAgain(session: SessionStore, ask: () => void): () => void {
  return reaction(
    () => ({
      uid: session.uid,
      allowed: `${session.role} ${String(session.isRatified)}`,
      needsPassword: session.user?.isNullPasswordTrade === true,
    }),
    (now, before) => {
      if (now.uid === null || now.uid !== before.uid) return
      if (now.allowed !== before.allowed || (now.needsPassword && !before.needsPassword)) ask()
    },
  )
}
