import type { OperationCoverage, RunReport } from '../../context/run-report.ts'
import { getMedium } from '../medium.ts'
import { checkText } from '../check-texts.ts'
import { operationState, operationsByTag } from '../finding-status.ts'
import { count, summarize } from '../summary.ts'
import type { Markup } from './markup.ts'
import { html } from './markup.ts'

const WORDS = {
  passed: 'passed',
  failed: 'failed',
  inconclusive: 'not judged',
  excluded: 'left out',
  'not applicable': 'not applicable',
} as const

/** Renders the coverage of each operation: codes, input limits, checks. */
export function coverageMarkup(report: RunReport): Markup {
  const sum = summarize(report)
  return html`<section id="coverage">
    <h2>Coverage</h2>
    <p class="quiet">
      A code is covered if a response had it. A limit is covered if the operation succeeded, and the server was tested
      at the limit, just inside and just outside. Open an operation for the list.
    </p>
    <div class="totals">
      ${totalMarkup('operations succeeded', sum.operations.succeeded, sum.operations.all)}
      ${totalMarkup('codes seen', sum.codes.seen, sum.codes.all)}
      ${totalMarkup('limits tested', sum.keywords.tested, sum.keywords.all)}
    </div>
    ${operationsByTag(report).map(
      ({ tag, operations }) =>
        html`<div class="tag">
          <h3>${tag === '' ? 'other' : tag}</h3>
          ${operations.map((operation) => operationMarkup(operation, report))}
        </div>`,
    )}
  </section>`
}

function totalMarkup(label: string, part: number, all: number): Markup | undefined {
  if (all === 0) return undefined
  return html`<div>
    <b>${part}<span class="quiet">/${all}</span></b> <span>${label}</span>${barMarkup(label, part, all)}
  </div>`
}

function barMarkup(label: string, part: number, all: number): Markup {
  return html`<progress max="${Math.max(1, all)}" value="${all === 0 ? 1 : part}" aria-label="${label}"></progress>`
}

function operationMarkup(operation: OperationCoverage, report: RunReport): Markup {
  const state = operationState(operation, report.inconclusive)
  const { listed } = getMedium(operation.method)
  const isHttp = getMedium(operation.method) === getMedium('GET')
  const codes = operation.codes.filter((code) => code.seen).length
  const tested = operation.keywords.filter((keyword) => keyword.tested).length
  return html`<details class="covered" data-operation="${operation.operationId}">
    <summary>
      <span class="state ${state.replace(' ', '-')}">${state}</span>
      <span class="name"
        ><span class="method">${operation.method}</span> <span class="path">${operation.path}</span></span
      >
      ${figureMarkup(listed, codes, operation.codes.length)}${figureMarkup('limits', tested, operation.keywords.length)}
      <span class="figure"><b>${operation.cases}</b> cases</span>
    </summary>
    <div class="inside">
      ${!operation.succeeded && html`<p class="note">This operation never succeeded, so its success response was not checked.</p>`}
      <h4>Checks</h4>
      ${checksMarkup(operation, report)}
      ${(isHttp || operation.codes.length > 0) && html`<h4>${listed === 'codes' ? 'Codes' : 'Messages'}</h4>`}
      ${operation.codes.length > 0 ? codesMarkup(operation) : isHttp && html`<p class="none">None are listed.</p>`}
      ${(isHttp || operation.keywords.length > 0) && html`<h4>Limits of the input</h4>`}
      ${operation.keywords.length > 0 ? keywordsMarkup(operation) : isHttp && html`<p class="none">It has no input with limits.</p>`}
    </div>
  </details>`
}

function figureMarkup(label: string, part: number, all: number): Markup {
  if (all === 0) return html`<span class="figure nothing">no ${label}</span>`
  return html`<span class="figure"><b>${part}</b>/${all} ${label}${barMarkup(label, part, all)}</span>`
}

function checksMarkup(operation: OperationCoverage, { inconclusive, ownChecks }: RunReport): Markup {
  const excluded = inconclusive.filter((entry) => entry.byChoice && entry.operationId === operation.operationId)
  const entries = Object.entries(operation.checks).map(
    ([check, outcome]) =>
      [
        check,
        outcome === 'inconclusive' && excluded.some((entry) => entry.check === check) ? 'excluded' : outcome,
      ] as const,
  )
  const apart = entries.filter(([, outcome]) => outcome === 'not applicable').length
  const items = entries
    .filter(([, outcome]) => outcome !== 'not applicable')
    .map(
      ([check, outcome]) =>
        html`<li class="${outcome}">
          <span class="word">${WORDS[outcome]}</span> ${checkText(check, ownChecks).title}
        </li>`,
    )
  return html`<ul class="chips">
      ${items}
    </ul>
    ${apart > 0 && html`<p class="none">${count(apart, 'check')} not applicable.</p>`}`
}

function codesMarkup(operation: OperationCoverage): Markup {
  const items = operation.codes.map(
    ({ code, name, seen }) =>
      html`<li class="${seen ? 'passed' : 'unseen'}">
        <span class="word">${seen ? 'seen' : 'not seen'}</span> ${String(code)} ${name}
      </li>`,
  )
  return html`<ul class="chips">
    ${items}
  </ul>`
}

function keywordsMarkup(operation: OperationCoverage): Markup {
  const items = operation.keywords.map(
    ({ at, tested }) =>
      html`<li class="${tested ? 'passed' : 'unseen'}">
        <span class="word">${tested ? 'tested' : 'not tested'}</span> <code>${at}</code>
      </li>`,
  )
  return html`<ul class="chips">
    ${items}
  </ul>`
}
