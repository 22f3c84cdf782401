/** What goes wrong. `after` on the entry says that the handler has run by then and only its answer suffers. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'code'; code: number; msg?: string }
  | { kind: 'timeout' }
  | { kind: 'drop' }
  | { kind: 'malformed' }
  | { kind: 'invalid' }
  | { kind: 'delay'; ms: number }
  /** Other values at places of the answer's data, as JSON pointers: `/list/0/amount`. */
  | { kind: 'odd'; changes: Readonly<Record<string, unknown>> }

/** What a fault strikes that is no call of the document: the drawn pictures under `/art`. */
export const PICTURES = 'pictures'

export const FAULT_KINDS = ['status', 'code', 'timeout', 'drop', 'malformed', 'invalid', 'delay', 'odd'] as const

/** A fault that waits for a call. */
export interface PlannedFault {
  id: number
  operationId: string
  /** How many calls it will still strike. */
  times: number
  after: boolean
  fault: Fault
}

const MAX_FAULTS = 200

/** The faults planned in a world, first planned, first struck. */
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

  /** Takes the fault that strikes this call, if any, and uses it up by one. */
  take(operationId: string): PlannedFault | undefined {
    const found = this.#planned.find((one) => one.operationId === operationId)
    if (found === undefined) return undefined
    found.times -= 1
    if (found.times <= 0) this.#planned = this.#planned.filter((one) => one !== found)
    return found
  }
}
