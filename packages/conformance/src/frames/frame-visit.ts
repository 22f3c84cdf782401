/** A message that the app's window received. */
export interface ReceivedMessage {
  /** The data as JSON text, or converted to a string if JSON cannot express it. */
  readonly text: string
  /** Whether the page posted a string instead of an object. */
  readonly isText: boolean
  readonly origin: string
  /** Whether the frame's own window sent the message, not one nested in it. */
  readonly isPage: boolean
  /** The index of the last step before the message, -1 before the first. */
  readonly after: number
  /** Whether the app had already closed the frame. */
  readonly isClosed: boolean
}

/** What happened while a framed page was open. */
export interface FrameVisit {
  /** Why the page was not shown; undefined if it loaded. */
  readonly blocked?: string
  readonly status?: number
  readonly received: readonly ReceivedMessage[]
  /** Uncaught exceptions and error messages of the browser. */
  readonly errors: readonly string[]
  readonly complaints: readonly string[]
  /** The page's origin after loading; '' if it did not load. */
  readonly firstOrigin: string
  readonly origin: string
  /** The names of steps whose button is missing. */
  readonly missing: readonly string[]
  /** How many taps were made. */
  readonly taps: number
}

/** Parses a message and returns its event; undefined if it has none. */
export function parseEvent(words: string): unknown {
  try {
    return (JSON.parse(words) as { event?: unknown } | null)?.event
  } catch {
    return undefined
  }
}
