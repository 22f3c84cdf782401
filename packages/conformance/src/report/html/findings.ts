import type { Finding, RunReport } from '../../context/run-report.ts'
import { checkText } from '../check-texts.ts'
import { getMedium } from '../medium.ts'
import { getPlace } from '../place-of.ts'
import { groupCauses, listOperations, type Cause } from '../causes.ts'
import { byOperation, getStatus } from '../finding-status.ts'
import { count } from '../summary.ts'
import { shortened } from '../../http/visible.ts'
import { getEvidence } from '../evidence.ts'
import { exchangesMarkup } from './exchange.ts'
import { jsonLines } from './json-lines.ts'
import type { Markup } from './markup.ts'
import { codeMarkup, html } from './markup.ts'

/** How many characters of the violating value to show. */
const MAX_SPOT = 200

/** All findings by operation, or by cause if several operations share it; the most severe first. */
export function findingsMarkup(report: RunReport): Markup {
  if (report.findings.length === 0) {
    return html`<section id="findings">
      <h2>Findings</h2>
      <p class="empty">None.</p>
    </section>`
  }
  const causes = groupCauses(report.findings)
  const operations = byOperation(causes.filter(({ others }) => others.length === 0).map(({ finding }) => finding))
  const { ownChecks } = report
  const summaries = new Map(report.coverage.map((operation) => [operation.operationId, operation.summary]))
  const sections = causes.flatMap((cause, index) => {
    if (cause.others.length > 0) return sharedMarkup(cause, index, ownChecks)
    const own = operations.find(({ findings: [first] }) => first === cause.finding)
    // The section of an operation is at its most severe finding.
    return own === undefined ? [] : operationMarkup(own.findings, index, ownChecks, summaries.get(own.operationId))
  })
  return html`<section id="findings">
    <h2>Findings</h2>
    <p class="empty" id="none-left" hidden>No finding matches these filters.</p>
    ${sections}
  </section>`
}

/** Renders a cause that several operations share as one entry. */
function sharedMarkup(cause: Cause, index: number, ownChecks: RunReport['ownChecks']): Markup {
  const { finding, others } = cause
  const all = [finding, ...others]
  const operations = [...new Set(all.map(({ operationId }) => operationId))]
  return html`<article class="operation">
    <header>
      <h3 class="path">${listOperations(cause, 2)}</h3>
      <p class="quiet">${count(operations.length, 'operation')} with the same problem</p>
    </header>
    ${findingMarkup(finding, `c-${index + 1}`, ownChecks, all)}
  </article>`
}

function operationMarkup(
  findings: readonly [Finding, ...Finding[]],
  index: number,
  ownChecks: RunReport['ownChecks'],
  summary?: string,
): Markup {
  const [first] = findings
  return html`<article class="operation" data-operation="${first.operationId}">
    <header>
      <h3><span class="method">${first.method}</span> <span class="path">${first.path}</span></h3>
      <p class="quiet">
        ${summary !== undefined && html`${summary} · `}${first.operationId} · ${count(findings.length, 'finding')}
      </p>
    </header>
    ${findings.map((finding, number) => findingMarkup(finding, `f-${index + 1}-${number + 1}`, ownChecks))}
  </article>`
}

function findingMarkup(
  finding: Finding,
  anchor: string,
  ownChecks: RunReport['ownChecks'],
  all: readonly Finding[] = [finding],
): Markup {
  const check = checkText(finding.check, ownChecks)
  const status = getStatus(finding)
  const label = status === 'failing' ? finding.severity : status
  return html`<details
    class="finding ${status === 'failing' ? finding.severity : 'muted'}"
    id="${anchor}"
    data-operation="${all.map(({ operationId }) => operationId).join('\n')}"
    data-check="${finding.check}"
    data-severity="${finding.severity}"
    data-status="${status}"
    data-provenance="${finding.provenance}"
  >
    <summary>
      <span class="badge">${label}</span>
      <span class="title">${codeMarkup(finding.title)}</span>
      <span class="facts">
        <span>${check.title}</span>
        ${finding.pointer !== '' && html`<code>${finding.pointer}</code>`}
        ${finding.provenance === 'proposed' && html`<span class="proposed">proposed</span>`}
        ${finding.cases > 1 && html`<span>${finding.cases} cases</span>`}
      </span>
    </summary>
    <div class="inside">
      <p class="explanation">${codeMarkup(finding.explanation)}</p>
      ${finding.known !== undefined && knownMarkup(finding.known)}${finding.isWarning && warningMarkup()}
      ${tryMarkup(() => exchangesMarkup(finding))}
      <dl>
        ${
          check.description !== '' &&
          html`<dt>The check</dt>
            <dd>${check.title}: ${codeMarkup(check.description)}</dd>`
        }
        <dt>Where</dt>
        <dd>${placeMarkup(finding)}</dd>
        ${tryMarkup(() => spotMarkup(finding))}
        <dt>The rule</dt>
        <dd><code>${finding.rule}</code></dd>
        <dt>Who says so</dt>
        <dd>${provenanceText(finding.provenance)}</dd>
        ${
          all.length > 1 &&
          html`<dt>All operations</dt>
            <dd>${all.map(({ id }) => html`<code>${id}</code> `)}</dd>`
        }
        <dt>Id</dt>
        <dd>
          <code>${finding.id}</code>, for the baseline and <code>replay</code>
          <a href="#${anchor}">link to this finding</a>
        </dd>
      </dl>
    </div>
  </details>`
}

/** Renders a part of the page. A part that cannot be rendered does not cost the report. */
function tryMarkup(getMarkup: () => Markup | undefined): Markup | undefined {
  try {
    return getMarkup()
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    return html`<p>This part cannot be shown: internal error, please report it: ${what}</p>`
  }
}

function placeMarkup({ pointer, method }: Finding): Markup {
  const { whole, within } = getMedium(method)
  const { side, words: general } = getPlace(pointer)
  if (pointer === '') return html`${whole}`
  const words = side === 'response' ? within : general
  return html`<code>${pointer}</code>${words !== '' && html`, ${words}`}`
}

/** Renders the value at a finding's pointer, so that nobody has to search for it in the response. */
function spotMarkup(finding: Finding): Markup | undefined {
  const { pointer } = finding
  const exchange = getEvidence(finding)
  const { side, bodyPointer } = getPlace(pointer)
  const body = side === 'request' ? exchange.request.body : exchange.response?.body
  if (bodyPointer === '' || body === undefined) return undefined
  const marked = jsonLines(body, bodyPointer).filter((line) => line.mark !== undefined)
  if (marked.length === 0) return undefined
  const text = marked.map((line) => line.text.trim()).join(' ')
  return html`<dt>${side === 'request' ? 'Sent' : 'Received'}</dt>
    <dd><code>${shortened(text.replace(/,$/, ''), MAX_SPOT)}</code></dd>`
}

function provenanceText(provenance: Finding['provenance']): Markup {
  return provenance === 'stated'
    ? html`<b>Stated</b>: the specification requires it.`
    : html`<b>Proposed</b>: the document's authors suggest it where the specification is silent. If your team has not
        agreed to it, use <code>--stated</code>: it turns such findings into warnings.`
}

function knownMarkup(known: { reason: string; expires: string }): Markup {
  return html`<p class="note">
    In the baseline until <b>${known.expires}</b>: ${known.reason}. It does not fail the run.
  </p>`
}

function warningMarkup(): Markup {
  return html`<p class="note">A warning: it concerns a proposed part and does not fail the run.</p>`
}
