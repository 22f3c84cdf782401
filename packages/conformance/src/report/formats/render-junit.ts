import type { Finding, FindingExchange, Inconclusive, RunReport } from '../../context/run-report.ts'
import { bySeverity, byText, isOpen, getStatus } from '../finding-status.ts'
import { visible } from '../../http/visible.ts'

/** The result element of a JUnit test case. A test case without one has passed. */
interface Ending {
  name: string
  element: 'failure' | 'error' | 'skipped'
  message: string
  text: string
}

/**
 * Renders the run as JUnit XML for CI: a suite for each operation, a case for each check. Findings are failures,
 * warnings and known findings are skipped. Inconclusive checks are errors, or skipped if left out.
 */
export function renderJunit(report: RunReport): string {
  const suites = report.coverage.map((operation) => {
    const findings = bySeverity(report.findings).filter((finding) => finding.operationId === operation.operationId)
    const open = report.inconclusive.filter((entry) => entry.operationId === operation.operationId)
    const passed = Object.entries(operation.checks).flatMap(([check, outcome]) => (outcome === 'passed' ? [check] : []))
    return suite([operation.tag, operation.operationId].filter((name) => name !== '').join('.'), passed, [
      ...findings.map(ofFinding),
      ...open.map(ofInconclusive),
    ])
  })
  const known = new Set(report.coverage.map((operation) => operation.operationId))
  const loose = [
    ...bySeverity(report.findings.filter((finding) => !known.has(finding.operationId))).map(ofFinding),
    ...report.inconclusive.filter((entry) => !known.has(entry.operationId)).map(ofInconclusive),
    ...(report.exitCode === 2 ? [couldNotRun(report)] : []),
  ]
  const all = loose.length === 0 ? suites : [...suites, suite('run', [], loose)]
  const name = attribute(`${report.tool.name}: ${report.document.title} ${report.document.version}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" time="${report.seconds.toFixed(3)}">`,
    ...all,
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(name: string, passed: readonly string[], endings: readonly Ending[]): string {
  const count = (element: Ending['element']) => endings.filter((ending) => ending.element === element).length
  const cases = [
    ...[...passed]
      .sort(byText)
      .map((check) => `    <testcase classname="${attribute(name)}" name="${attribute(check)}"/>`),
    ...endings.map((ending) => testCase(name, ending)),
  ]
  return [
    `  <testsuite name="${attribute(name)}" tests="${cases.length}" failures="${count('failure')}"` +
      ` errors="${count('error')}" skipped="${count('skipped')}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

function testCase(suiteName: string, { name, element, message, text }: Ending): string {
  const type = element === 'skipped' ? '' : ` type="${attribute(name.split(' ')[0] ?? name)}"`
  return [
    `    <testcase classname="${attribute(suiteName)}" name="${attribute(name)}">`,
    `      <${element} message="${attribute(message)}"${type}>${content(text)}</${element}>`,
    '    </testcase>',
  ].join('\n')
}

function ofFinding(finding: Finding): Ending {
  const known = finding.known === undefined ? [] : [`Known until ${finding.known.expires}: ${finding.known.reason}`]
  return {
    name: finding.pointer === '' ? finding.check : `${finding.check} at ${finding.pointer}`,
    element: getStatus(finding) === 'failing' ? 'failure' : 'skipped',
    message: `${finding.severity}, ${finding.provenance}: ${finding.title}`,
    text: [
      finding.explanation,
      ...known,
      `Rule: ${finding.rule}`,
      `Id: ${finding.id}`,
      ...finding.exchanges.flatMap((exchange, index) => exchangeLines(exchange, index + 1, finding.exchanges.length)),
    ].join('\n'),
  }
}

function exchangeLines({ label, request, response, curl }: FindingExchange, number: number, all: number): string[] {
  return [
    ...(all === 1 ? [] : ['', `${number} of ${all}: ${label}`]),
    `Request: ${request.method} ${request.url}`,
    `Response: ${response === null ? 'none' : `HTTP ${response.status} ${response.body.slice(0, 2000)}`}`,
    `Again: ${curl}`,
  ]
}

function ofInconclusive(entry: Inconclusive): Ending {
  const why = entry.known === undefined ? entry.reason : `${entry.reason} (known until ${entry.known.expires})`
  const name = entry.check === '' ? 'not judged' : entry.check
  return { name, element: isOpen(entry) ? 'error' : 'skipped', message: `Not judged: ${why}`, text: '' }
}

function couldNotRun(report: RunReport): Ending {
  const why = report.failure ?? 'The run could not start.'
  return { name: 'run', element: 'error', message: why, text: '' }
}

function content(text: string): string {
  return visible(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function attribute(text: string): string {
  return content(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;')
}
