import type { Finding, RunReport } from '../../context/run-report.ts'
import { checkText } from '../check-texts.ts'
import { bySeverity, byText, isOpen, getStatus } from '../finding-status.ts'
import { getEvidence } from '../evidence.ts'
import { visible } from '../../http/visible.ts'

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const LEVELS = { critical: 'error', major: 'error', minor: 'warning', info: 'note' } as const

/** Renders the run as SARIF 2.1.0 for code hosts and editors. Checks are rules, findings are results. */
export function renderSarif(report: RunReport): string {
  const findings = bySeverity(report.findings)
  const checks = [...new Set(findings.map(({ check }) => check))].toSorted(byText)
  const { tool, startedAt, seconds, exitCode } = report
  const run = {
    tool: {
      driver: {
        name: tool.name,
        version: tool.version,
        rules: checks.map((check) => getRule(check, report.ownChecks)),
      },
    },
    invocations: [
      {
        executionSuccessful: exitCode !== 2,
        exitCode,
        startTimeUtc: new Date(startedAt).toISOString(),
        endTimeUtc: new Date(Date.parse(startedAt) + seconds * 1000).toISOString(),
        toolExecutionNotifications: [
          ...(report.failure === undefined ? [] : [notification('error', report.failure)]),
          ...report.inconclusive
            .filter(isOpen)
            .map(({ operationId, check, reason }) =>
              notification('warning', `Not judged: ${operationId}/${check}: ${reason}`),
            ),
        ],
      },
    ],
    results: findings.map((finding) => getResult(finding, checks.indexOf(finding.check))),
    columnKind: 'utf16CodeUnits',
    properties: { document: report.document, target: report.target, seed: report.seed, totals: report.totals },
  }
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`
}

function getRule(check: string, ownChecks: RunReport['ownChecks']): object {
  const { title, description } = checkText(check, ownChecks)
  return {
    id: check,
    shortDescription: { text: title },
    ...(description === '' ? {} : { fullDescription: { text: description } }),
  }
}

function notification(level: 'error' | 'warning', text: string): object {
  return { level, message: { text: visible(text) } }
}

function getResult(finding: Finding, ruleIndex: number): object {
  const { id, check, title, explanation, method, path, operationId, pointer, severity, provenance, known, source } =
    finding
  const physical =
    source === undefined
      ? {}
      : {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(source.file), uriBaseId: '%SRCROOT%' },
            region: { startLine: source.line },
          },
        }
  const logical = { name: operationId, fullyQualifiedName: visible(`${method} ${path}`), kind: 'function' }
  return {
    ruleId: check,
    ruleIndex,
    level: getStatus(finding) === 'failing' ? LEVELS[severity] : 'warning',
    message: {
      text: visible(`${method} ${path}: ${title}${pointer === '' ? '' : ` (at ${pointer})`}. ${explanation}`),
    },
    locations: [{ ...physical, logicalLocations: [logical] }],
    partialFingerprints: { 'conformanceFinding/v1': id },
    ...(known === undefined
      ? {}
      : {
          suppressions: [{ kind: 'external', status: 'accepted', justification: `${known.reason} (${known.expires})` }],
        }),
    properties: { severity, provenance, pointer, rule: finding.rule, curl: getEvidence(finding).curl },
  }
}
