import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Finding, RunReport } from '../context/run-report.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Severity } from '../config/severity.ts'

/** A finding in a report.json. Version 0.1 has `gravity` and one `exchange`. */
type StoredFinding = Omit<Finding, 'severity' | 'exchanges'> &
  Partial<Pick<Finding, 'severity' | 'exchanges'>> & { gravity?: Severity; exchange?: Exchange }

/**
 * Reads a report.json, or the one in a folder. `tool` is the tool that must have written it. Throws a readable message.
 */
export async function readReport(path: string, tool: string): Promise<RunReport> {
  let report: unknown
  try {
    const file = (await stat(path)).isDirectory() ? join(path, 'report.json') : path
    report = JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  if (!isReport(report, tool)) throw new Error(`${path} is not a report of ${tool}`)
  return { ...report, findings: report.findings.map(modernize) }
}

function modernize({ gravity, exchange, ...finding }: StoredFinding): Finding {
  const { severity = gravity ?? 'major', exchanges = [] } = finding
  const isOld = exchanges.length === 0 && exchange !== undefined
  return {
    ...finding,
    severity,
    exchanges: isOld
      ? [{ label: 'request', operationId: finding.operationId, isEvidence: true, ...exchange }]
      : exchanges,
  }
}

function isReport(value: unknown, tool: string): value is RunReport {
  if (!isJson(value) || !isJson(value['tool']) || value['tool']['name'] !== tool) return false
  return ['findings', 'inconclusive', 'coverage'].every((name) => Array.isArray(value[name])) && isJson(value['totals'])
}
