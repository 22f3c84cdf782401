import type { MockResponse } from '../http/request-context.ts'
import { problem } from '../http/problem.ts'

export function ok(body: unknown, headers: MockResponse['headers'] = {}): MockResponse {
  return { status: 200, headers, body }
}

/** Refuses a control request and says what is expected. */
export function wanted(what: string): MockResponse {
  return problem(400, 'Invalid control request', { detail: what })
}
