import { STATUS_CODES } from 'node:http'
import type { FindingExchange, RunReport } from '../../context/run-report.ts'
import { bySeverity } from '../finding-status.ts'
import { getMedium } from '../medium.ts'

/**
 * Renders the findings as HTTP Archive 1.2 for browsers and proxies: a page for each finding, an entry for each
 * request.
 */
export function renderHar(report: RunReport): string {
  const findings = bySeverity(report.findings).flatMap((finding) => {
    const exchanges = finding.exchanges.filter(({ request }) => isHttp(request))
    return exchanges.length === 0 ? [] : [{ finding, exchanges }]
  })
  const start = (exchange: FindingExchange | undefined): string =>
    exchange?.startedAt ?? new Date(report.startedAt).toISOString()
  const pages = findings.map(({ finding, exchanges }) => ({
    startedDateTime: start(exchanges[0]),
    id: finding.id,
    title: `${finding.severity}: ${finding.method} ${finding.path}: ${finding.title}`,
    pageTimings: {},
    comment: finding.explanation,
  }))
  const entries = findings.flatMap(({ finding, exchanges }) =>
    exchanges.map((exchange) => ({ pageref: finding.id, startedDateTime: start(exchange), ...toEntry(exchange) })),
  )
  const { name, version } = report.tool
  const log = { version: '1.2', creator: { name, version }, pages, entries, comment: 'Secrets are masked.' }
  return `${JSON.stringify({ log }, null, 2)}\n`
}

/** Sockets and framed pages have no HTTP requests. */
function isHttp({ method, url }: FindingExchange['request']): boolean {
  return getMedium(method) === getMedium('GET') && /^https?:/.test(url)
}

function toEntry({ label, request, response, account }: FindingExchange): object {
  const { status = 0, headers = {}, body = '', milliseconds = 0 } = response ?? {}
  const sent = request.body === undefined ? {} : { postData: toPostData(request) }
  return {
    time: milliseconds,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(request.headers),
      queryString: URL.canParse(request.url) ? toPairs(new URL(request.url).searchParams) : [],
      ...sent,
      headersSize: -1,
      bodySize: Buffer.byteLength(request.body ?? ''),
    },
    response: {
      status,
      statusText: STATUS_CODES[status] ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: toPairs(headers),
      content: { size: Buffer.byteLength(body), mimeType: headers['content-type'] ?? '', text: body },
      redirectURL: headers['location'] ?? '',
      headersSize: -1,
      bodySize: Buffer.byteLength(body),
      ...(response === null ? { comment: 'No response.' } : {}),
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: account === undefined ? label : `${label}, by ${account}`,
  }
}

function toPostData({ headers, body = '' }: FindingExchange['request']): object {
  const mimeType = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  return { mimeType, params: [], text: body }
}

function toPairs(values: URLSearchParams | { [name: string]: string }): { name: string; value: string }[] {
  const entries = values instanceof URLSearchParams ? [...values] : Object.entries(values)
  return entries.map(([name, value]) => ({ name, value }))
}
