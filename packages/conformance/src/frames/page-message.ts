import type { FrameContract, FrameMessage } from './frame-contract.ts'
import { parseEvent, type ReceivedMessage } from './frame-visit.ts'

/** A message of a framed page, and what the app makes of it. */
export interface PageMessage extends ReceivedMessage {
  readonly event: unknown
  /** Why the app ignores it whatever it says: its window, its origin, or its type. */
  readonly flaw: 'window' | 'origin' | 'type' | undefined
  /** Undefined if the app ignores it, or the document does not have it. */
  readonly documented: FrameMessage | undefined
}

/** Reads messages as the app does. `home` is the origin of the page's address. */
export function readMessages(
  { messages }: FrameContract,
  received: readonly ReceivedMessage[],
  home: string,
): PageMessage[] {
  return received.map((message) => {
    const event = parseEvent(message.text)
    const flaw = findFlaw(message, home)
    const documented =
      flaw === undefined ? messages.find((known) => known.event === event && !known.isFromApp) : undefined
    return { ...message, event, flaw, documented }
  })
}

function findFlaw({ isPage, origin, isText }: ReceivedMessage, home: string): PageMessage['flaw'] {
  if (!isPage) return 'window'
  if (origin !== home) return 'origin'
  return isText ? 'type' : undefined
}
