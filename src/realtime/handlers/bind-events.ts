import { EVENT_AFFECTS } from '#generated/ws/event-affects.ts'
import { BADGE_OF_EVENT, type BadgeEvent } from '#src/stores/badge-names.ts'
import type { BadgeStore } from '#src/stores/badge-store.ts'
import type { SocketClient } from '../socket-client.ts'

/** Each counter event sets its counter to the new count in its content. */
export function bindBadgeEvents(socket: Pick<SocketClient, 'on'>, badges: Pick<BadgeStore, 'applyEvent'>): void {
  for (const event of Object.keys(BADGE_OF_EVENT) as BadgeEvent[]) {
    socket.on(event, ({ content, revision }) => badges.applyEvent(event, content, revision))
  }
}

/**
 * An event that is no counter refetches what it affects (`x-affects` in asyncapi/socket.yaml). A counter does so when it
 * changes (src/app/session/follow-badges.ts).
 * @param refetch gets the paths of the reads
 */
export function bindAffectingEvents(
  socket: Pick<SocketClient, 'on'>,
  refetch: (paths: readonly string[]) => void,
  affects: Readonly<Record<string, readonly string[]>> = EVENT_AFFECTS,
): void {
  for (const [event, paths] of Object.entries(affects)) {
    if (!(event in BADGE_OF_EVENT)) socket.on(event as keyof typeof EVENT_AFFECTS, () => refetch(paths))
  }
}

export interface ConnectionReactions {
  readonly refreshBadges: () => unknown
  /** Reads user info, which shows whether the session is still valid. */
  readonly loadUser: () => unknown
  /** The server has refused the session or the uid; user info is read next. */
  readonly onRefused: () => unknown
  /** Something has come from the server: there is a network. */
  readonly onReached: () => unknown
}

/** The app's reactions to possibly missed messages, and to a refusal by the server. */
export function bindConnectionEvents(socket: Pick<SocketClient, 'on'>, reactions: ConnectionReactions): void {
  socket.on('opened', () => void reactions.onReached())
  socket.on('pong', () => void reactions.onReached())
  socket.on('missed', () => void reactions.refreshBadges())
  socket.on('refused', () => {
    reactions.onRefused()
    void reactions.loadUser()
  })
  socket.on('unopened', () => void reactions.loadUser())
}

/** Logs a warning for unbound and unreadable frames. */
export function bindWarnings(socket: Pick<SocketClient, 'on'>): void {
  socket.on('unbound', ({ event }) => console.warn(`No handler for the socket event "${event}"`))
  socket.on('unreadable', ({ reason }) => console.warn(`Unreadable socket frame: ${reason}`))
}
