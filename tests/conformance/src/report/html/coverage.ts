import type { CallCoverage, RunReport } from '../../model.ts'
import { mediumOf } from '../medium.ts'
import { checkText } from '../check-texts.ts'
import { callState, callsByTag } from '../finding-status.ts'
import { count, summarize } from '../summary.ts'
import type { Markup } from './markup.ts'
import { html } from './markup.ts'

/** The coverage of each operation: codes, input limits, checks. */
export function coverageMarkup(report: RunReport): Markup {
  const sum = summarize(report)
  return html`<section id="coverage">
    <h2>Coverage</h2>
    <p class="quiet">
      A code counts where a request was built to cause it and it came. A limit counts where the server was tried at it,
      just inside and just outside. Open a call for the list.
    </p>
    <div class="totals">
      ${totalMarkup('calls succeeded', sum.calls.succeeded, sum.calls.all)}
      ${totalMarkup('codes seen', sum.codes.seen, sum.codes.all)}
      ${totalMarkup('limits tried', sum.keywords.tested, sum.keywords.all)}
    </div>
    ${callsByTag(report).map(
      ({ tag, calls }) =>
        html`<div class="tag">
          <h3>${tag === '' ? 'other' : tag}</h3>
          ${calls.map(callMarkup)}
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

function callMarkup(call: CallCoverage): Markup {
  const state = callState(call)
  const { listed } = mediumOf(call.method)
  const isCall = mediumOf(call.method) === mediumOf('GET')
  const codes = call.codes.filter((code) => code.seen).length
  const tested = call.keywords.filter((keyword) => keyword.tested).length
  return html`<details class="covered" data-call="${call.operationId}">
    <summary>
      <span class="state ${state.replace(' ', '-')}">${state}</span>
      <span class="name"><span class="method">${call.method}</span> <span class="path">${call.path}</span></span>
      ${figureMarkup(listed, codes, call.codes.length)}${figureMarkup('limits', tested, call.keywords.length)}
      <span class="figure"><b>${call.cases}</b> cases</span>
    </summary>
    <div class="inside">
      ${!call.succeeded && html`<p class="note">This call never succeeded, so nothing is known of its answers.</p>`}
      <h4>Checks</h4>
      ${checksMarkup(call)}
      ${(isCall || call.codes.length > 0) && html`<h4>${listed === 'codes' ? 'Codes' : 'Messages'}</h4>`}
      ${call.codes.length > 0 ? codesMarkup(call) : isCall && html`<p class="none">None are listed.</p>`}
      ${(isCall || call.keywords.length > 0) && html`<h4>Limits of the input</h4>`}
      ${call.keywords.length > 0 ? keywordsMarkup(call) : isCall && html`<p class="none">It has no input with limits.</p>`}
    </div>
  </details>`
}

function figureMarkup(label: string, part: number, all: number): Markup {
  if (all === 0) return html`<span class="figure nothing">no ${label}</span>`
  return html`<span class="figure"><b>${part}</b>/${all} ${label}${barMarkup(label, part, all)}</span>`
}

function checksMarkup(call: CallCoverage): Markup {
  const entries = Object.entries(call.checks)
  const apart = entries.filter(([, outcome]) => outcome === 'not applicable').length
  const items = entries
    .filter(([, outcome]) => outcome !== 'not applicable')
    .map(
      ([check, outcome]) =>
        html`<li class="${outcome}"><span class="word">${outcome}</span> ${checkText(check).title}</li>`,
    )
  return html`<ul class="chips">
      ${items}
    </ul>
    ${apart > 0 && html`<p class="none">${count(apart, 'check')} not applicable.</p>`}`
}

function codesMarkup(call: CallCoverage): Markup {
  const items = call.codes.map(
    ({ code, name, seen }) =>
      html`<li class="${seen ? 'passed' : 'unseen'}">
        <span class="word">${seen ? 'seen' : 'not seen'}</span> ${String(code)} ${name}
      </li>`,
  )
  return html`<ul class="chips">
    ${items}
  </ul>`
}

function keywordsMarkup(call: CallCoverage): Markup {
  const items = call.keywords.map(
    ({ at, tested }) =>
      html`<li class="${tested ? 'passed' : 'unseen'}">
        <span class="word">${tested ? 'tried' : 'not tried'}</span> <code>${at}</code>
      </li>`,
  )
  return html`<ul class="chips">
    ${items}
  </ul>`
}
