import { CLOSE_CODES } from '#generated/ws/socket.ts'

const codes: ReadonlySet<number> = new Set(
  Object.values(CLOSE_CODES).flatMap(({ code, reconnect }) => (reconnect ? [] : [code])),
)

/** Whether a close with this code is final: 1000 and the refusals. After any other code the client reconnects. */
export function staysAway(code: number): boolean {
  return codes.has(code)
}
