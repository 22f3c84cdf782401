import type { RunReport } from '../../context/run-report.ts'
import { SEVERITIES } from '../../config/severity.ts'
import { checkText } from '../check-texts.ts'
import { byOperation, byText, getRunState } from '../finding-status.ts'
import { callWords, count, summarize, verdict } from '../summary.ts'
import type { Markup } from './markup.ts'
import { html } from './markup.ts'

const STATE_CLASSES = { passed: 'clean', failed: 'failed', 'not judged': 'open' } as const

/** Renders the top of the page: result, counts, settings, and how to read the report. */
export function openingMarkup(report: RunReport): Markup {
  const sum = summarize(report)
  const aside = [
    ...(sum.warnings > 0 ? [count(sum.warnings, 'warning')] : []),
    ...(sum.known > 0 ? [`${sum.known} known`] : []),
    ...(sum.open > 0 ? [`${count(sum.open, 'check')} not judged`] : []),
    ...(sum.leftOut > 0 ? [`${count(sum.leftOut, 'check')} left out`] : []),
  ]
  return html`<header class="opening ${STATE_CLASSES[getRunState(report)]}">
    <p class="kind">${report.tool.name} · ${report.document.title} ${report.document.version}</p>
    <h1>${verdict(report)}</h1>
    ${report.failure !== undefined && html`<p class="failure">${report.failure}</p>`}
    <ul class="severities">
      ${SEVERITIES.map((severity) => html`<li class="${severity}"><b>${sum.failing[severity]}</b> ${severity}</li>`)}
    </ul>
    ${aside.length > 0 && html`<p class="aside">Also: ${aside.join(', ')}.</p>`}
    <dl class="run">
      <div>
        <dt>Server</dt>
        <dd>${report.target}</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd><time datetime="${report.startedAt}">${report.startedAt.replace('T', ' ').slice(0, 16)}</time></dd>
      </div>
      <div>
        <dt>Took</dt>
        <dd>${report.seconds.toFixed(1)} s</dd>
      </div>
      <div>
        <dt>Tried</dt>
        <dd>${callWords(sum)}, ${count(report.totals.requests, 'request')}</dd>
      </div>
      <div>
        <dt>Passed</dt>
        <dd>${count(report.totals.passedChecks, 'check')}</dd>
      </div>
      <div>
        <dt>Seed</dt>
        <dd>${report.seed}</dd>
      </div>
      ${
        report.shard !== undefined &&
        html`<div>
          <dt>Part</dt>
          <dd>${report.shard.index} of ${report.shard.count}</dd>
        </div>`
      }
    </dl>
    ${guideMarkup()}
  </header>`
}

function guideMarkup(): Markup {
  return html`<details class="guide">
    <summary>How to read this page</summary>
    <p>
      The harness sent requests to the server and checked every response against the document, the contract of app and
      server. If configured, it also checked the server’s socket and the pages that the app shows in frames. Each
      difference is a <b>finding</b>: one per cause, however many requests found it. Open it to see its requests in
      order, the response with the problem marked, and a shell command for each. <code>replay ID</code> sends all
      requests of one finding again.
    </p>
    <dl>
      <dt>critical</dt>
      <dd>Users lose data, privacy or money, or an operation does not work at all.</dd>
      <dt>major</dt>
      <dd>A client breaks or shows something untrue.</dd>
      <dt>minor</dt>
      <dd>It departs from the document, but clients get by.</dd>
      <dt>info</dt>
      <dd>Worth knowing.</dd>
      <dt>stated, proposed</dt>
      <dd>
        Stated is what the specification demands. Proposed is what the document suggests where the specification is
        silent.
      </dd>
      <dt>known</dt>
      <dd>Named in the baseline, with a reason and a date on which that ends.</dd>
      <dt>not judged</dt>
      <dd>It could not be tried, so nothing is known. It is never counted as passed.</dd>
    </dl>
  </details>`
}

/** Renders the filters, hidden until the page's script shows them, because they need it. */
export function filtersMarkup(report: RunReport): Markup | undefined {
  if (report.findings.length < 2) return undefined
  const operations = byOperation(report.findings).map(({ operationId }) => operationId)
  const checks = [...new Set(report.findings.map((finding) => finding.check))].sort(byText)
  const severities = SEVERITIES.filter((severity) => report.findings.some((finding) => finding.severity === severity))
  const sum = summarize(report)
  const options = (values: readonly string[], name: (value: string) => string) =>
    values.map((value) => html`<option value="${value}">${name(value)}</option>`)
  return html`<form class="filters" hidden>
    <label class="search"
      ><span>Search</span><input type="search" name="text" placeholder="text, field or path" autocomplete="off"
    /></label>
    <label
      ><span>Operation</span
      ><select name="operation">
        <option value="">all ${operations.length}</option>
        ${options([...operations].sort(byText), String)}
      </select></label
    >
    <label
      ><span>Check</span
      ><select name="check">
        <option value="">all ${checks.length}</option>
        ${options(checks, (check) => checkText(check, report.ownChecks).title)}
      </select></label
    >
    <fieldset>
      <legend>Severity</legend>
      ${severities.map((severity) => html`<label class="chip ${severity}"><input type="checkbox" name="severity" value="${severity}" checked /> ${severity}</label>`)}
      <label class="chip"><input type="checkbox" name="proposed" checked /> proposed</label>
      ${sum.warnings + sum.known > 0 && html`<label class="chip"><input type="checkbox" name="muted" checked /> warnings, known</label>`}
    </fieldset>
    <p class="shown">
      <output aria-live="polite"></output> <button type="button" class="open-all">Open all</button>
      <button type="reset">Reset</button>
    </p>
  </form>`
}
