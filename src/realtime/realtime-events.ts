import type { ServerMessage } from '#generated/ws/socket.ts'

/**
 * Where the connection stands.
 * - `idle`: nobody wants one: before `connect` and after `disconnect`.
 * - `connecting`: an attempt is under way.
 * - `open`: frames pass.
 * - `waiting`: the connection is lost, and the next attempt has its time.
 * - `closed`: the server has ended it (1000) or refused it; only `connect` begins again.
 */
export type ConnectionState = 'idle' | 'connecting' | 'open' | 'waiting' | 'closed'

/** A frame that is no message of the contract. `text` is its beginning, for a log; a binary frame has none. */
export type UnreadableFrame = {
  reason: 'binary' | 'json' | 'shape' | 'payload'
  text: string
  sid?: string | number | undefined
}

/** What happens to the connection itself. None of it comes from the server's payloads. */
export type ConnectionEvents = {
  /** The state has changed. Not sent when a call changes nothing. */
  state: { state: ConnectionState; before: ConnectionState }
  /**
   * A connection has opened, the first one and every later one; also one that is refused right after, since a refusal
   * comes as a close. `attempt` counts the delays since the last connection that held.
   */
  opened: { attempt: number }
  /** A connection has opened that stands in for a lost one. Not sent for the first one after `connect`. */
  reconnected: { attempt: number }
  /**
   * Messages may have passed by: read again what they would have told. Sent after `opened`, on every opening that was
   * not the first attempt since `connect`, so also when no connection had ever stood.
   */
  missed: Record<string, never>
  /**
   * A connection or an attempt has ended. `retryInMilliseconds` is missing where nothing follows by itself.
   * Not sent for an end that `disconnect` or a change of uid has asked for.
   */
  closed: { code: number; reason: string; retryInMilliseconds?: number }
  /** The server has refused the session or the uid: find out whether there is still a session. Not sent for 1000. */
  refused: { code: number; reason: string }
  /**
   * This many attempts in a row never opened; sent on every third. A server that refuses a session by HTTP 401 looks
   * exactly so in a browser: find out whether there is still a session. The client goes on trying.
   */
  unopened: { attempts: number }
  /** A frame could not be read. It counts as heard, and is acknowledged if it has a sid, since it would never get better. */
  unreadable: UnreadableFrame
  /** A message to which nothing is bound: an unknown event, or a known one without a listener. Never sent for `pong`. */
  unbound: { event: string; content: unknown }
}

/** The server's messages by event. What each means, and when it is not sent, is in `asyncapi/socket.yaml`. */
export type MessageEvents = { [M in ServerMessage as M['event']]: M }

export type RealtimeEvents = ConnectionEvents & MessageEvents
