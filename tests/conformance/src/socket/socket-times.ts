/** How long the harness waits, in milliseconds. */
export interface SocketTimes {
  /** For what must come. */
  readonly answerMs: number
  /** For what must not come, beside twice the time that the server takes for a pong. */
  readonly settleMs: number
  /** For an event, after its trigger. */
  readonly eventMs: number
}
