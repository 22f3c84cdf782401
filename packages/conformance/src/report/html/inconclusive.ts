import type { Inconclusive, RunReport } from '../../context/run-report.ts'
import { checkText } from '../check-texts.ts'
import { isOpen } from '../finding-status.ts'
import { getOperationNames, listNames } from '../list-names.ts'
import type { Markup } from './markup.ts'
import { codeMarkup, html } from './markup.ts'

/** Renders inconclusive checks by reason: first those that fail the run, then those left out. */
export function inconclusiveMarkup(report: RunReport): Markup | undefined {
  const open = report.inconclusive.filter(isOpen)
  const rest = report.inconclusive.filter((entry) => !isOpen(entry))
  if (report.inconclusive.length === 0) return undefined
  return html`<section id="not-judged">
    <h2>${titleInconclusive(report)}</h2>
    <p class="quiet">A check that did not run never counts as passed.</p>
    ${
      open.length > 0 &&
      html`<h3>Fails the run until you fix the setting or add it to the baseline</h3>
        ${reasonsMarkup(open, report)}`
    }
    ${rest.length > 0 && html`${open.length > 0 && html`<h3>Left out</h3>`}${reasonsMarkup(rest, report)}`}
  </section>`
}

/** The title of the part: checks that are left out leave nothing open. */
export function titleInconclusive({ inconclusive }: RunReport): string {
  return inconclusive.some(isOpen) ? 'Not judged' : 'Left out'
}

function reasonsMarkup(entries: readonly Inconclusive[], report: RunReport): Markup[] {
  const getName = getOperationNames(report)
  const reasons = new Map<string, Inconclusive[]>()
  for (const entry of entries) {
    const reason =
      entry.known === undefined ? entry.reason : `${entry.known.reason} (known until ${entry.known.expires})`
    reasons.set(reason, [...(reasons.get(reason) ?? []), entry])
  }
  return [...reasons].map(([reason, list]) => {
    const operations = new Map<string, string[]>()
    for (const { operationId, check } of list) {
      operations.set(operationId, [
        ...(operations.get(operationId) ?? []),
        ...(check === '' ? [] : [checkText(check, report.ownChecks).title]),
      ])
    }
    const items = [...operations].map(
      ([operationId, checks]) =>
        html`<li data-operation="${operationId}">
          <span class="path">${getName(operationId)}</span>${checks.length > 0 && html`: ${checks.join(', ')}`}
        </li>`,
    )
    return html`<details class="reason">
      <summary>
        <span class="path">${listNames([...operations.keys()].map(getName), 2)}</span>
        <span class="why">${codeMarkup(reason)}</span>
      </summary>
      <ul>
        ${items}
      </ul>
    </details>`
  })
}
