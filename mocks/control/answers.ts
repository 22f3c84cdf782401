import type { MockAnswer } from '../http/call-context.ts'
import { problem } from '../http/problem.ts'

export function ok(body: unknown, headers: MockAnswer['headers'] = {}): MockAnswer {
  return { status: 200, headers, body }
}

/** Refuses a control call and says what was wanted. */
export function wanted(what: string): MockAnswer {
  return problem(400, 'Bad control call', { detail: what })
}
