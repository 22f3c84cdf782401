import type { Identity } from '#generated/http/schemas/identity.ts'
import { serverNow } from '#src/api/server-clock.ts'

/** The nearest date by which the server asks to verify, or which its terms require; undefined if unknown or past. */
export function findDeadline({ deadline, termsDeadline }: Identity): string | undefined {
  const now = serverNow() ?? Date.now()
  return [deadline, termsDeadline].find((date) => Date.parse(date) > now)
}
