import type { ServerMessage } from '#generated/ws/socket.ts'

/**
 * The state of the connection.
 * - `idle`: not wanted: before `connect` and after `disconnect`.
 * - `connecting`: an attempt is running.
 * - `open`: frames pass.
 * - `waiting`: the connection is lost, and the next attempt is scheduled.
 * - `closed`: the server has ended it (1000) or refused it; only `connect` starts again.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'closed'

/** A frame that is not a message of the contract. `text` is its start, for a log; a binary frame has none. */
export type UnreadableFrame = {
  reason: 'binary' | 'json' | 'shape' | 'payload'
  text: string
  sid?: string | number | undefined
}

/** Events of the connection itself, not from the server's payloads. */
export type ConnectionEvents = {
  /** The state has changed. Not sent if nothing changed. */
  state: { state: ConnectionState; before: ConnectionState }
  /**
   * A connection has opened, including one that is refused right after by a close. `attempt` counts the delays since
   * the last stable connection.
   */
  opened: { attempt: number }
  /** A connection has replaced a lost one. Not sent for the first one after `connect`. */
  reconnected: { attempt: number }
  /**
   * Messages may have been missed: refetch what they report. Sent after `opened` on every opening except the first
   * attempt since `connect`, even if no connection had been open.
   */
  missed: Record<string, never>
  /**
   * A connection or an attempt has ended. `retryInMilliseconds` is missing if no retry follows. Not sent after
   * `disconnect` or a change of uid.
   */
  closed: { code: number; reason: string; retryInMilliseconds?: number }
  /** The server has refused the session or the uid: check the session. Not sent for 1000. */
  refused: { code: number; reason: string }
  /**
   * This many consecutive attempts never opened; sent on every third. A server that refuses a session by HTTP 401 looks
   * like this in a browser: check the session. The client keeps trying.
   */
  unopened: { attempts: number }
  /**
   * A frame could not be read. It counts as a sign of life, and is acknowledged if it has a sid, because redelivery
   * would not help.
   */
  unreadable: UnreadableFrame
  /** A message without a listener: an unknown event, or a known one. Never sent for `pong`. */
  unbound: { event: string; content: unknown }
}

/** The server's messages by event. `asyncapi/socket.yaml` describes them. */
export type MessageEvents = { [M in ServerMessage as M['event']]: M }

export type RealtimeEvents = ConnectionEvents & MessageEvents
