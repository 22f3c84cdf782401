import { SESSION_INVALID } from '#generated/http/common-codes.ts'
import type { Change } from '../../packages/conformance/mutants/mutant.ts'
import type { HealthyServer } from '../../packages/conformance/mutants/run.ts'
import { inSandbox } from '../../packages/conformance/mutants/through-fault.ts'
import type { ConfigInput } from '../../packages/conformance/src/config/config.ts'
import { readConfig } from '../../packages/conformance/src/config/read-config.ts'
import { isOpen } from '../../packages/conformance/src/report/finding-status.ts'
import type { RunReport } from '../../packages/conformance/src/context/run-report.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { loadDocument } from '@tumpak/contract-kit/load-document.ts'

/** Sends refusals with an HTTP 4xx status, as many backends do, and keeps the envelope. */
export const refuseByStatus: Change = ({ response, json }) => {
  const { success, code } = json as { success?: boolean; code?: number }
  if (success !== false) return undefined
  return { ...response, status: code === SESSION_INVALID ? 401 : 400 }
}

/** Read once, because runs share what the harness compiles of one document. */
const { root } = loadDocument('generated/openapi.json')

/** The settings for the mock: those that a backend team would use, without `/__mock`. */
export function mockConfig(url: string): ConfigInput & { openapi: Json } {
  const settings = readConfig('tests/conformance/mock.config.yaml', process.env)
  // The nonce makes names and keys. A fixed one makes runs in a fresh sandbox repeatable.
  // A test that checks the socket adds its document.
  return { ...settings, url, openapi: root, asyncapi: undefined, seed: 1, nonce: 20_261_120 }
}

/** Moves the clock of one sandbox of the mock, for the setting `clock`. */
export function createClock(url: string, sandbox: string): (seconds: number) => Promise<void> {
  return async (seconds) => {
    const headers = { 'content-type': 'application/json', cookie: `tumpak_sandbox=${sandbox}` }
    const body = JSON.stringify({ advanceMs: seconds * 1000 })
    const { ok, status } = await fetch(`${url}/__mock/clock`, { method: 'POST', headers, body })
    if (!ok) throw new Error(`the mock refused to move its clock: HTTP ${String(status)}`)
  }
}

/** The mock as a healthy server of mutants: each run has a sandbox of its own. */
export function mockServer(url: string): HealthyServer {
  return { config: mockConfig(url), start: (run) => ({ send: inSandbox(run) }) }
}

/** The findings and what was not judged, as lines. */
export function listTroubles({ findings, inconclusive }: RunReport): string[] {
  return [
    ...findings.map(({ id, title }) => `${id}: ${title}`),
    ...inconclusive.filter(isOpen).map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
  ]
}
