/** The timeouts of the harness, in milliseconds. */
export interface SocketTimes {
  /** For expected frames. */
  readonly answerMs: number
  /** For unexpected frames, in addition to twice the server's response time. */
  readonly settleMs: number
  /** For an event, after its trigger. */
  readonly eventMs: number
}
