import type { Intent } from '../pending-intents.ts'

/** The common fields of an intent that was sent eleven minutes ago and has no result: it may be sent again. */
export function stuckIntent(uid: string) {
  const sentAt = Date.now() - 660_000
  return {
    uid,
    key: 'a'.repeat(32),
    keyAt: sentAt,
    phase: 'sent',
    sentAt,
    waitMs: 120_000,
    known: [],
    since: null,
    isPartial: false,
  } satisfies Intent
}
