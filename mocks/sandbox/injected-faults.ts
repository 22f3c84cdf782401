/** The failure to inject. With `after` on the entry the handler runs first and only its response is affected. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'code'; code: number; msg?: string }
  | { kind: 'timeout' }
  | { kind: 'drop' }
  | { kind: 'malformed' }
  | { kind: 'invalid' }
  | { kind: 'delay'; ms: number }
  /** Replaces values in the response's data, by JSON pointer: `/list/0/amount`; '' is all of it. */
  | { kind: 'replace'; changes: Readonly<Record<string, unknown>> }
  /** The list is that long: its rows again and again, each with its own id. */
  | { kind: 'size'; rows: number }

/** A target that is not an operation: the drawn pictures under `/art`. */
export const PICTURES = 'pictures'

export const FAULT_KINDS = [
  'status',
  'code',
  'timeout',
  'drop',
  'malformed',
  'invalid',
  'delay',
  'replace',
  'size',
] as const

/** A fault that waits for a request. */
export interface InjectedFault {
  id: number
  operationId: string
  /** How many more requests it affects. */
  times: number
  after: boolean
  fault: Fault
}

const MAX_FAULTS = 200

/** The injected faults of a sandbox; the first injected is applied first. */
export class InjectedFaults {
  #injected: InjectedFault[] = []
  #delays = new AbortController()
  #count = 0

  inject(operationId: string, fault: Fault, times = 1, after = false): InjectedFault {
    const injected = { id: ++this.#count, operationId, times, after, fault }
    this.#injected = [...this.#injected, injected].slice(-MAX_FAULTS)
    return injected
  }

  list(): readonly InjectedFault[] {
    return this.#injected
  }

  /** Aborted when the faults are cleared. */
  get delays(): AbortSignal {
    return this.#delays.signal
  }

  /** Removes all faults. Delayed requests go on at once. */
  clear(): void {
    this.#injected = []
    this.#delays.abort()
    this.#delays = new AbortController()
  }

  /** Returns the fault for this request, if any, and counts its use. */
  take(operationId: string): InjectedFault | undefined {
    const found = this.#injected.find((one) => one.operationId === operationId)
    if (found === undefined) return undefined
    found.times -= 1
    if (found.times <= 0) this.#injected = this.#injected.filter((one) => one !== found)
    return found
  }
}
