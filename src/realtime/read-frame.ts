import { SERVER_EVENTS, ServerMessage, Sid } from '#generated/ws/socket.ts'
import type { UnreadableFrame } from './realtime-events.ts'

/** A frame as read: a message of the contract, one of an unknown event, or something that cannot be read. */
export type Frame =
  | { kind: 'message'; message: ServerMessage; sid?: string | number | undefined }
  | { kind: 'unknown'; event: string; content: unknown; sid?: string | number | undefined }
  | ({ kind: 'unreadable' } & UnreadableFrame)

/** How much of an unreadable frame is kept for a log, in characters. */
const KEPT = 200

const serverEvents: ReadonlySet<string> = new Set(SERVER_EVENTS)

/**
 * Reads the data of a socket's message event. Never throws: what is not `{event, content?, sid?}` as the contract has
 * it comes back as `unreadable`, with its sid if that much could be read. `sid` is as it came, for the acknowledgement; in
 * the message a safe integer is its text.
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
  const { event, content, sid: rawSid } = value as { event?: unknown; content?: unknown; sid?: unknown }
  const sidText = Sid.safeParse(Number.isSafeInteger(rawSid) ? String(rawSid) : rawSid).data
  const sid = sidText === undefined ? undefined : (rawSid as string | number)
  if (typeof event !== 'string') return { kind: 'unreadable', reason: 'shape', text, sid }
  if (!serverEvents.has(event)) return { kind: 'unknown', event, content, sid }
  const message = ServerMessage.safeParse({ ...value, sid: sidText ?? rawSid ?? undefined })
  if (!message.success) return { kind: 'unreadable', reason: 'payload', text, sid }
  return { kind: 'message', message: message.data, sid }
}
