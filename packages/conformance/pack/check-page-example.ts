import { STATUS_CODES } from 'node:http'
import { CREATION, LAST_CHANGE } from '../src/cases/origins.ts'
import { getMedium } from '../src/report/medium.ts'
import type { Finding } from '../src/context/run-report.ts'
import type { Exchange } from '../src/http/exchange.ts'

/** Headers that a check is about; the rest is noise of the transport. */
const SHOWN =
  /^(accept-language|access-control-.*|allow|authorization|cache-control|content-(encoding|type)|cookie|etag|idempotency-key|if-.*|last-modified|link|location|origin|retry-after|set-cookie|vary|www-authenticate|x-.*)$/i
const MAX_EXCHANGES = 3
const MAX_ITEMS = 3
const MAX_TEXT_LENGTH = 90
const MAX_LINE = 160
const MAX_LINES = 12
const MAX_BODY_LENGTH = 900
/** The lab's own data is older, so these are times of the run. */
const TIME = /\b20(?:2[5-9]|[3-9]\d)-\d\d-\d\dT[\d:.]+Z/g
const DAY = /\b20(?:2[5-9]|[3-9]\d)-\d\d-\d\d\b/g
/** A new id of a lab, which depends on the number of earlier requests; its own data has lower ones. */
const NEW_ID = /\b[bnps]1(?:[1-9]\d\d|0[2-9]\d|01[3-9])\b/g
const KEY = /\bconformance-[\w-]+/g
const SERVER = /\b(http|ws)s?:\/\/(?:127\.0\.0\.1|lab)(?::\d+)?/g
const PAGE = /\bhttp:\/\/((?:[\w-]+\.)?)localhost(?::\d+)?/g
/** Each version of a browser has its own words. */
const BROWSER = /(Browser message: ).*/

/** Renders the last exchanges of a finding, shortened, without hosts and times of the run. */
export function renderExample({ exchanges: all, title, explanation, severity }: Finding): string {
  const exchanges = all.filter(({ label }) => label !== CREATION && label !== LAST_CHANGE)
  // A read after the problem shows it.
  const end = exchanges.findLastIndex(({ isEvidence }) => isEvidence) + 2
  const start = Math.max(0, Math.min(end, exchanges.length) - MAX_EXCHANGES)
  const shown = exchanges.slice(start, start + MAX_EXCHANGES)
  const blocks = shown.map(
    (exchange) => (shown.length === 1 ? '' : `${exchange.label}:\n\n`) + renderExchange(exchange),
  )
  return normalize(`${blocks.join('\n\n')}

The finding (${severity}): **${title}.** ${explanation}`)
}

function renderExchange({ request, response }: Exchange): string {
  const { isHttp } = getMedium(request.method)
  const sent = [`${request.method} ${request.url}`, ...renderHeaders(request.headers), ...renderBody(request.body)]
  const { status = 0, headers = {}, body } = response ?? {}
  const statusLine = `HTTP ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()
  const got = [...(isHttp && status !== 0 ? [statusLine] : []), ...renderHeaders(headers), ...renderBody(body)]
  const parts = [sent, got].filter((lines) => lines.length > 0).map((lines) => lines.join('\n').trim())
  return `\`\`\`http\n${parts.join('\n\n')}\n\`\`\``
}

function renderHeaders(headers: { [name: string]: string }): string[] {
  return Object.entries(headers)
    .filter(([name]) => SHOWN.test(name))
    .map(([name, value]) => `${name.toLowerCase()}: ${value}`)
    .toSorted()
}

function renderBody(body = ''): string[] {
  if (body === '') return []
  const text = shorten(body)
  return ['', text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}…` : text]
}

/** JSON with the first items of its lists; the first lines of other text. */
function shorten(body: string): string {
  try {
    const value = JSON.parse(body, (_, inner: unknown) => {
      if (typeof inner === 'string')
        return inner.length > MAX_TEXT_LENGTH ? `${inner.slice(0, MAX_TEXT_LENGTH)}…` : inner
      return Array.isArray(inner) && inner.length > MAX_ITEMS ? inner.slice(0, MAX_ITEMS).concat('…') : inner
    }) as unknown
    return JSON.stringify(value, undefined, 2)
  } catch {
    const lines = body.split('\n').map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line))
    return [...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n')
  }
}

function normalize(words: string): string {
  const ids = [...new Set(words.match(NEW_ID))].toSorted()
  return words
    .replaceAll(SERVER, '$1s://api.example')
    .replaceAll(PAGE, 'https://$1pages.example')
    .replace(BROWSER, '$1…')
    .replaceAll(TIME, '2026-01-31T08:00:00.000Z')
    .replaceAll(DAY, '2026-01-31')
    .replaceAll(KEY, 'conformance-key-1')
    .replaceAll(NEW_ID, (id) => `${id.charAt(0)}${String(1013 + ids.indexOf(id))}`)
}
