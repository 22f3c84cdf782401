import type { MockResponse } from '../http/request-context.ts'
import type { DocumentOperation } from '../http/document.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { FAULT_KINDS, PICTURES, type Fault } from '../sandbox/injected-faults.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { ok, wanted } from './responses.ts'

const MAX_TIMES = 1_000
const MAX_DELAY_MS = 120_000
const MAX_ROWS = 100_000

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** Reads a fault, or returns the reason why it is invalid. */
function readFault(raw: unknown): Fault | string {
  if (!isJson(raw)) return 'fault: an object with a kind'
  switch (raw['kind']) {
    case 'status':
      return isWhole(raw['status'], 400, 599) ? { kind: 'status', status: raw['status'] } : 'fault.status: 400-599'
    case 'code': {
      if (!isWhole(raw['code'], 20_001, 99_999)) return 'fault.code: 20001-99999'
      return { kind: 'code', code: raw['code'], ...(typeof raw['msg'] === 'string' ? { msg: raw['msg'] } : {}) }
    }
    case 'delay':
      return isWhole(raw['ms'], 0, MAX_DELAY_MS) ? { kind: 'delay', ms: raw['ms'] } : `fault.ms: 0-${MAX_DELAY_MS}`
    case 'replace':
      return isJson(raw['changes'])
        ? { kind: 'replace', changes: raw['changes'] }
        : 'fault.changes: values by JSON pointers'
    case 'size':
      return isWhole(raw['rows'], 0, MAX_ROWS) ? { kind: 'size', rows: raw['rows'] } : `fault.rows: 0-${MAX_ROWS}`
    case 'timeout':
    case 'drop':
    case 'malformed':
    case 'invalid':
      return { kind: raw['kind'] }
    default:
      return `fault.kind: one of ${FAULT_KINDS.join(', ')}`
  }
}

/** `POST /__mock/faults {operationId, times?, after?, fault}`: injects a fault into the next requests or pictures. */
export function injectFault(sandbox: Sandbox, operations: readonly DocumentOperation[], body: Json): MockResponse {
  const { operationId, times = 1, after = false } = body
  if (typeof operationId !== 'string' || ![PICTURES, ...operations.map(({ id }) => id)].includes(operationId))
    return wanted(`operationId: an operation of the document, or ${PICTURES}`)
  if (!isWhole(times, 1, MAX_TIMES)) return wanted(`times: 1-${MAX_TIMES}`)
  if (typeof after !== 'boolean') return wanted('after: true or false')
  const fault = readFault(body['fault'])
  return typeof fault === 'string' ? wanted(fault) : ok(sandbox.faults.inject(operationId, fault, times, after))
}
