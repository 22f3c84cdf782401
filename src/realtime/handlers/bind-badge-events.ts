import { BADGE_OF_EVENT, type BadgeEvent } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'
import type { SocketClient } from '../socket-client.ts'

/** Each counter event sets its counter to the new count in its content. */
export function bindBadgeEvents(socket: Pick<SocketClient, 'on'>, badges: Pick<BadgeStore, 'applyEvent'>): void {
  for (const event of Object.keys(BADGE_OF_EVENT) as BadgeEvent[]) {
    socket.on(event, ({ content, revision }) => badges.applyEvent(event, content, revision))
  }
}
