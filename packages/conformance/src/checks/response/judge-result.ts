import { documentedFor } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { ResultCheck } from './result-check.ts'
import { checkCache } from './cache.ts'
import { checkContentType } from './content-type.ts'
import { checkCookie } from './cookie.ts'
import { checkEnvelope } from './envelope.ts'
import { checkHeaders } from './headers.ts'
import { checkLeak } from './leak.ts'
import { checkOrder } from '../list/order.ts'
import { checkSchema } from './schema.ts'
import { checkRefusalStatus } from './refusal-status.ts'
import { checkStatus } from './status.ts'
import { checkTime } from './time.ts'
import { checkCode } from './code.ts'

const CHECKS: readonly ResultCheck[] = [
  checkTime,
  checkStatus,
  checkRefusalStatus,
  checkContentType,
  checkHeaders,
  checkEnvelope,
  checkCode,
  checkSchema,
  checkOrder,
  checkCookie,
  checkCache,
  checkLeak,
]

/** Runs the checks that apply to every response, whatever its case. */
export function judgeResult(context: RunContext, result: RequestResult): void {
  const documented = result.response === null ? undefined : documentedFor(result.operation, result.response.status)
  context.ledger.seeStatus(result.operation, documented?.status)
  for (const check of CHECKS) check(context, result, documented)
}
