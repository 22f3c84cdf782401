import { CLOSE_CODES } from '#generated/ws/socket.ts'

const codes: ReadonlySet<number> = new Set(
  Object.values(CLOSE_CODES).flatMap(({ code, reconnect }) => (reconnect ? [] : [code])),
)

/** Whether a close with this code ends it for good: 1000 and the refusals. After every other code one comes back. */
export function staysAway(code: number): boolean {
  return codes.has(code)
}
