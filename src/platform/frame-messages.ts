import { FRAME_MESSAGES_BY_KIND, FrameMessage } from '#generated/ws/frames.ts'

/** What is framed. Each kind may send the messages that `asyncapi/frames.yaml` names for it. */
export type FrameKind = keyof typeof FRAME_MESSAGES_BY_KIND

/** What a kind of framed page may send. */
export type FrameMessageOf<Kind extends FrameKind> = Extract<
  FrameMessage,
  { event: (typeof FRAME_MESSAGES_BY_KIND)[Kind][number] }
>

/** Why a message of the frame's own window was ignored. */
export type IgnoredFrameMessage = { reason: 'origin' | 'shape' | 'kind'; origin: string; data: unknown }

export type FrameListenerOptions<Kind extends FrameKind> = {
  /** The app's own window, to which the page posts. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  frame: Pick<HTMLIFrameElement, 'contentWindow'>
  /** The origin of the address with which the frame was opened, as in `new URL(address).origin`. */
  origin: string
  kind: Kind
  onMessage: (message: FrameMessageOf<Kind>) => void
  /** For a log. Not called for messages of other windows, which are none of this frame's business. */
  onIgnored?: (ignored: IgnoredFrameMessage) => void
}

/**
 * Listens to the page in a frame until the returned function is called. A message counts only if it comes from that
 * frame's window and from that origin, fits its schema, and is one that this kind of page may send; fields beyond the
 * schema are dropped. Listen before the frame is given its address: a message posted earlier is lost.
 */
export function listenToFrame<Kind extends FrameKind>(options: FrameListenerOptions<Kind>): () => void {
  const { window, frame, origin, kind, onMessage, onIgnored } = options
  const onEvent = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow) return
    const ignore = (reason: IgnoredFrameMessage['reason']): void =>
      onIgnored?.({ reason, origin: event.origin, data: event.data })
    // "null" is what every page without an origin calls itself: it proves nothing.
    if (origin === 'null' || event.origin !== origin) return ignore('origin')
    const message = FrameMessage.safeParse(event.data)
    if (!message.success) return ignore('shape')
    if (!mayBeSentBy(kind, message.data)) return ignore('kind')
    onMessage(message.data)
  }
  window.addEventListener('message', onEvent)
  return () => window.removeEventListener('message', onEvent)
}

function mayBeSentBy<Kind extends FrameKind>(kind: Kind, message: FrameMessage): message is FrameMessageOf<Kind> {
  const allowed: readonly string[] = FRAME_MESSAGES_BY_KIND[kind]
  return allowed.includes(message.event)
}
