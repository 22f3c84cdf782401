import type { StatusTone } from '#src/ui/surface/status-pill.tsx'

/** The look of a status, and the key of its word in the namespace `wallet`. */
export interface StatusLook {
  readonly tone: StatusTone
  readonly word:
    | 'statusPending'
    | 'statusSuccess'
    | 'statusFailed'
    | 'statusTimeout'
    | 'statusReviewed'
    | 'statusRejected'
    | 'statusException'
    | 'statusProcessing'
    | 'statusOther'
}

/** The deposit statuses of section 4 of the specification. */
const RECHARGE_LOOKS: readonly StatusLook[] = [
  { tone: 'pending', word: 'statusPending' },
  { tone: 'success', word: 'statusSuccess' },
  { tone: 'danger', word: 'statusFailed' },
  { tone: 'timeout', word: 'statusTimeout' },
]

/** The withdrawal statuses of section 4 of the specification. */
const WITHDRAWAL_LOOKS: readonly StatusLook[] = [
  { tone: 'pending', word: 'statusPending' },
  { tone: 'info', word: 'statusReviewed' },
  { tone: 'success', word: 'statusSuccess' },
  { tone: 'danger', word: 'statusFailed' },
  { tone: 'danger', word: 'statusRejected' },
  { tone: 'timeout', word: 'statusException' },
  { tone: 'pending', word: 'statusProcessing' },
]

/** A status that this app does not know says no more than its number. */
const OTHER: StatusLook = { tone: 'neutral', word: 'statusOther' }

/** What a deposit's numeric status looks like, whatever the server says. */
export function rechargeLook(status: number): StatusLook {
  return RECHARGE_LOOKS[status] ?? OTHER
}

/** What a withdrawal's numeric status looks like, whatever the server says. */
export function withdrawalLook(status: number): StatusLook {
  return WITHDRAWAL_LOOKS[status] ?? OTHER
}
