/** The failure to inject. With `after` on the entry the handler runs first and only its response is affected. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'code'; code: number; msg?: string }
  | { kind: 'timeout' }
  | { kind: 'drop' }
  | { kind: 'malformed' }
  | { kind: 'invalid' }
  | { kind: 'delay'; ms: number }
  /** Replaces values in the response's data, by JSON pointer: `/list/0/amount`. */
  | { kind: 'odd'; changes: Readonly<Record<string, unknown>> }

/** A target that is not an operation: the drawn pictures under `/art`. */
export const PICTURES = 'pictures'

export const FAULT_KINDS = ['status', 'code', 'timeout', 'drop', 'malformed', 'invalid', 'delay', 'odd'] as const

/** A fault that waits for a request. */
export interface PlannedFault {
  id: number
  operationId: string
  /** How many more requests it affects. */
  times: number
  after: boolean
  fault: Fault
}

const MAX_FAULTS = 200

/** The injected faults of a sandbox; the first injected is applied first. */
export class Faults {
  #planned: PlannedFault[] = []
  #count = 0

  plan(operationId: string, fault: Fault, times = 1, after = false): PlannedFault {
    const planned = { id: ++this.#count, operationId, times, after, fault }
    this.#planned = [...this.#planned, planned].slice(-MAX_FAULTS)
    return planned
  }

  list(): readonly PlannedFault[] {
    return this.#planned
  }

  clear(): void {
    this.#planned = []
  }

  /** Returns the fault for this request, if any, and counts its use. */
  take(operationId: string): PlannedFault | undefined {
    const found = this.#planned.find((one) => one.operationId === operationId)
    if (found === undefined) return undefined
    found.times -= 1
    if (found.times <= 0) this.#planned = this.#planned.filter((one) => one !== found)
    return found
  }
}
