import { STATUS_CODES } from 'node:http'
import type { Finding, FindingExchange } from '../../context/run-report.ts'
import type { Exchange } from '../../http/exchange.ts'
import { getMedium } from '../medium.ts'
import type { Side } from '../place-of.ts'
import { getPlace } from '../place-of.ts'
import { count } from '../summary.ts'
import { jsonLines, nearMark } from './json-lines.ts'
import type { Markup } from './markup.ts'
import { html } from './markup.ts'

/** How many characters of a body that is not JSON to show. */
const MAX_TEXT = 4000

/** The requests of a finding with their responses, in the order they were sent. */
export function exchangesMarkup(finding: Finding): Markup {
  const { exchanges } = finding
  const [only] = exchanges
  if (only === undefined) return html``
  if (exchanges.length === 1) return exchangeMarkup(only, finding.pointer)
  return html`<ol class="steps">
    ${exchanges.map((exchange, index) => stepMarkup(exchange, index + 1, finding.pointer))}
  </ol>`
}

/** One of several requests, with its part in the finding. */
function stepMarkup(exchange: FindingExchange, number: number, pointer: string): Markup {
  const { label, request, response, isEvidence } = exchange
  const { isHttp } = getMedium(request.method)
  return html`<li class="step${isEvidence === true ? ' evidence' : ''}">
    <details open>
      <summary>
        <b>${number}. ${label}</b> <span class="method">${request.method}</span>
        <span class="url">${getPath(request.url)}</span>
        ${isHttp && html`<span class="quiet">${response === null ? 'no response' : `HTTP ${response.status}`}</span>`}
      </summary>
      ${exchangeMarkup(exchange, pointer)}
    </details>
  </li>`
}

/** The address without its origin, which all share. */
function getPath(url: string): string {
  if (!URL.canParse(url)) return url
  const { origin } = new URL(url)
  return url.startsWith(origin) ? url.slice(origin.length) : url
}

/**
 * A request and its response, side by side if there is space, and the command that repeats it. `pointer` is the place
 * of the finding, which the evidence shows.
 */
function exchangeMarkup(exchange: FindingExchange, pointer: string): Markup {
  const place = getPlace(exchange.isEvidence === true ? pointer : '')
  const at = (side: Side) => (place.side === side ? place.bodyPointer : '')
  return html`<div class="exchange">
      ${requestMarkup(exchange, at('request'))}${responseMarkup(exchange, exchange.pointer ?? at('response'))}
    </div>
    ${exchange.curl !== '' && curlMarkup(exchange.curl)}`
}

function curlMarkup(curl: string): Markup {
  return html`<div class="curl">
    <h4>Repeat it</h4>
    <pre class="shell" tabindex="0"><code>${curl}</code></pre>
    <button type="button" class="copy" hidden>Copy</button>
  </div>`
}

function requestMarkup({ request, account, session }: Exchange, pointer: string): Markup {
  const sender = account === undefined ? '' : `${account}${session === undefined ? '' : `, ${session} session`}`
  return html`<section class="side">
    <h4>${getMedium(request.method).sent}${sender !== '' && html` <span class="sender">by ${sender}</span>`}</h4>
    <p class="line"><b>${request.method}</b> <span class="url">${request.url}</span></p>
    ${headersMarkup(request.headers)}
    ${request.body === undefined || request.body === '' ? html`<p class="none">No body.</p>` : bodyMarkup(request.body, pointer)}
  </section>`
}

function responseMarkup({ request, response }: Exchange, pointer: string): Markup {
  const { came, isHttp } = getMedium(request.method)
  if (response === null) {
    return html`<section class="side">
      <h4>${came}</h4>
      <p class="none">No response.</p>
    </section>`
  }
  const words = STATUS_CODES[response.status] ?? ''
  return html`<section class="side">
    <h4>${came}</h4>
    ${
      isHttp &&
      html`<p class="line">
        <b>HTTP ${response.status}</b> ${words} <span class="time">${Math.round(response.milliseconds)} ms</span>
      </p>`
    }
    ${headersMarkup(response.headers)}
    ${response.body === '' ? html`<p class="none">${isHttp ? 'No body.' : 'Nothing.'}</p>` : bodyMarkup(response.body, pointer)}
  </section>`
}

function headersMarkup(headers: { [name: string]: string }): Markup | undefined {
  const entries = Object.entries(headers)
  if (entries.length === 0) return undefined
  const rows = entries.map(([name, value]) => html`<span class="header"><b>${name}:</b> ${value}</span>`)
  return html`<details class="headers">
    <summary>${count(entries.length, 'header')}</summary>
    ${rows}
  </details>`
}

function bodyMarkup(body: string, pointer: string): Markup {
  const text = body.length > MAX_TEXT && !/^\s*[{[]/.test(body) ? `${body.slice(0, MAX_TEXT)}…` : body
  const lines = nearMark(jsonLines(text, pointer)).map((part) => {
    if ('skipped' in part) return html`<i class="skipped">⋯ ${part.skipped} lines</i>`
    const { mark } = part.line
    const shown = part.line.text.length > MAX_TEXT ? `${part.line.text.slice(0, MAX_TEXT)}…` : part.line.text
    if (mark === undefined) return html`<span>${shown}</span>`
    return html`<mark class="${mark}">${shown}</mark>`
  })
  return html`<pre class="body" tabindex="0"><code>${lines}</code></pre>`
}
