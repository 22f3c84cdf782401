/** How long the socket checks wait, in milliseconds. */
export interface SocketTimes {
  /** For frames that must arrive. */
  readonly answerMs: number
  /** For frames that must not arrive, in addition to twice the server's response time. */
  readonly settleMs: number
  /** For an event after its trigger. */
  readonly eventMs: number
}
