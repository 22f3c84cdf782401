import type { ConfigInput } from '../config/config.ts'
import { isAddress, showAddress } from '../document/fetch-document.ts'
import type { RunReport } from '../context/run-report.ts'
import { TOOL } from './run-conformance.ts'

/** Creates the report of a run that failed to start, because CI shows reports instead of logs. */
export function failedReport({ url, openapi, seed = 1, shard }: ConfigInput, failure: string): RunReport {
  return {
    tool: TOOL,
    document: { title: nameDocument(openapi), version: '' },
    target: url,
    seed,
    ...(shard && { shard }),
    startedAt: new Date().toISOString(),
    seconds: 0,
    findings: [],
    inconclusive: [],
    coverage: [],
    totals: { cases: 0, requests: 0, calls: 0, passedChecks: 0 },
    exitCode: 2,
    failure,
  }
}

function nameDocument(openapi: ConfigInput['openapi']): string {
  if (typeof openapi !== 'string') return 'the document'
  return isAddress(openapi) && URL.canParse(openapi) ? showAddress(openapi) : openapi
}
