import { Revision, SERVER_EVENTS, ServerMessage, Sid } from '#generated/ws/socket.ts'
import type { UnreadableFrame } from './realtime-events.ts'

/** A parsed frame: a message of the contract, an unknown event, or an unreadable frame. */
export type Frame =
  | { kind: 'message'; message: ServerMessage; sid?: string | number | undefined }
  | { kind: 'unknown'; event: string; content: unknown; sid?: string | number | undefined }
  | ({ kind: 'unreadable' } & UnreadableFrame)

/** How much of an unreadable frame, or of an unknown event's name, is kept for a log, in characters. */
const KEPT = 200

const serverEvents: ReadonlySet<string> = new Set(SERVER_EVENTS)

/**
 * Parses the data of a socket's message event. Never throws: a frame that breaks the contract returns `unreadable`,
 * with its sid if readable. `sid` is as received, for the acknowledgement; in the message a safe integer becomes text.
 */
export function readFrame(data: unknown): Frame {
  if (typeof data !== 'string') return { kind: 'unreadable', reason: 'binary', text: '' }
  const text = data.slice(0, KEPT)
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return { kind: 'unreadable', reason: 'json', text }
  }
  if (typeof value !== 'object' || value === null) return { kind: 'unreadable', reason: 'shape', text }
  const { event, content, sid: rawSid, revision } = value as { readonly [field: string]: unknown }
  const sidText = Sid.safeParse(Number.isSafeInteger(rawSid) ? String(rawSid) : rawSid).data
  const sid = sidText === undefined ? undefined : (rawSid as string | number)
  if (typeof event !== 'string') return { kind: 'unreadable', reason: 'shape', text, sid }
  if (!serverEvents.has(event)) return { kind: 'unknown', event: event.slice(0, KEPT), content, sid }
  const message = ServerMessage.safeParse({
    ...value,
    sid: sidText ?? rawSid ?? undefined,
    // A count without a readable revision is still a count.
    revision: Revision.safeParse(revision).data,
  })
  if (!message.success) return { kind: 'unreadable', reason: 'payload', text, sid }
  return { kind: 'message', message: message.data, sid }
}
