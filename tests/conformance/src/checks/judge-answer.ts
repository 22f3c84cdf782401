import { documentedFor } from '../document/operation.ts'
import type { Answer } from '../http/answer.ts'
import type { RunContext } from '../run/run-context.ts'
import type { AnswerCheck } from './answer-check.ts'
import { checkContentType } from './content-type.ts'
import { checkCookie } from './cookie.ts'
import { checkEnvelope } from './envelope.ts'
import { checkHeaders } from './headers.ts'
import { checkLeak } from './leak.ts'
import { checkSchema } from './schema.ts'
import { checkStatus } from './status.ts'
import { checkTime } from './time.ts'
import { checkCode } from './code.ts'

const CHECKS: readonly AnswerCheck[] = [
  checkTime,
  checkStatus,
  checkContentType,
  checkHeaders,
  checkEnvelope,
  checkCode,
  checkSchema,
  checkCookie,
  checkLeak,
]

/** Runs the checks that apply to every response, whatever its case. */
export function judgeAnswer(context: RunContext, answer: Answer): void {
  const documented = answer.response === null ? undefined : documentedFor(answer.operation, answer.response.status)
  context.ledger.seeStatus(answer.operation, documented?.status)
  for (const check of CHECKS) check(context, answer, documented)
}
