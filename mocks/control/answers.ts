import type { MockAnswer } from '../http/call-context.ts'
import { problem } from '../http/problem.ts'

export function ok(body: unknown, headers: MockAnswer['headers'] = {}): MockAnswer {
  return { status: 200, headers, body }
}

/** Refuses a control request and says what is expected. */
export function wanted(what: string): MockAnswer {
  return problem(400, 'Invalid control request', { detail: what })
}
