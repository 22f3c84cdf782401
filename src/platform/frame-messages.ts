import { type AppMessage, FRAME_MESSAGES_BY_KIND, FrameMessage } from '#generated/ws/frames.ts'

/** The kinds of framed pages, with their messages in `asyncapi/frames.yaml`. */
export type FrameKind = keyof typeof FRAME_MESSAGES_BY_KIND

/** What a kind of framed page may send. */
export type FrameMessageOf<Kind extends FrameKind> = Extract<
  FrameMessage,
  { event: (typeof FRAME_MESSAGES_BY_KIND)[Kind][number] }
>

function mayBeSentBy<Kind extends FrameKind>(kind: Kind, message: FrameMessage): message is FrameMessageOf<Kind> {
  const allowed: readonly string[] = FRAME_MESSAGES_BY_KIND[kind]
  return allowed.includes(message.event)
}

/**
 * Sends a message to the page in a frame, if it is still one of the origin that the frame was opened with.
 * @param address the address that the frame was opened with
 */
export function postToFrame(
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
  address: string,
  message: AppMessage,
): void {
  const { origin } = new URL(address)
  // "null" is no origin that a message can be limited to.
  if (origin !== 'null') frame.contentWindow?.postMessage(message, origin)
}

/** Why a message of the frame's own window was ignored. */
export type IgnoredFrameMessage = { reason: 'origin' | 'shape' | 'kind'; origin: string; data: unknown }

export type FrameListenerOptions<Kind extends FrameKind> = {
  /** The app's own window, to which the page posts. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  frame: Pick<HTMLIFrameElement, 'contentWindow'>
  /** The origin of the address that the frame was opened with, as in `new URL(address).origin`. */
  origin: string
  kind: Kind
  onMessage: (message: FrameMessageOf<Kind>) => void
  /** For a log. Not called for messages of other windows. */
  onIgnored?: (ignored: IgnoredFrameMessage) => void
}

/**
 * Listens to a framed page until the returned function is called. Accepts a message from that window and origin only, if
 * it fits its schema and this kind of page may send it. Start before setting the frame's address.
 */
export function listenToFrame<Kind extends FrameKind>(options: FrameListenerOptions<Kind>): () => void {
  const { window, frame, origin, kind, onMessage, onIgnored } = options
  const onEvent = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow) return
    const ignore = (reason: IgnoredFrameMessage['reason']): void =>
      onIgnored?.({ reason, origin: event.origin, data: event.data })
    // Every page without an origin reports "null", so it proves nothing.
    if (origin === 'null' || event.origin !== origin) return ignore('origin')
    const message = FrameMessage.safeParse(event.data)
    if (!message.success) return ignore('shape')
    if (!mayBeSentBy(kind, message.data)) return ignore('kind')
    onMessage(message.data)
  }
  window.addEventListener('message', onEvent)
  return () => window.removeEventListener('message', onEvent)
}
