import { EVENT_AFFECTS } from '#generated/ws/event-affects.ts'
import { BADGE_OF_EVENT } from '#src/stores/badge-names.ts'
import type { SocketClient } from '../socket-client.ts'

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
