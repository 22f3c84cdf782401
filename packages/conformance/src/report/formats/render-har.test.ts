import { expect, test } from 'vitest'
import { fixtureExchange, fixtureFinding, fixtureReport } from '../fixture-report.ts'
import { renderHar } from './render-har.ts'

interface Har {
  log: { version: string; pages: { id: string }[]; entries: { [name: string]: unknown }[] }
}

const post = fixtureExchange({
  ...{ label: 'write', account: 'account 1', startedAt: '2026-11-20T03:30:01.000Z' },
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:4700/books?lang=en&token=•••',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"Noli"}',
  },
  response: null,
})
const socket = fixtureExchange({ request: { method: 'SOCKET', url: 'ws://127.0.0.1:4700/socket', headers: {} } })
const { log } = JSON.parse(
  renderHar(
    fixtureReport({
      findings: [
        fixtureFinding({ id: 'a', exchanges: [post, fixtureExchange()] }),
        fixtureFinding({ id: 'b', exchanges: [socket] }),
        fixtureFinding({ id: 'c', severity: 'critical' }),
      ],
    }),
  ),
) as Har

test('renderHar: a page for each finding of HTTP, most severe first, with its requests in order', () => {
  expect(log.version).toBe('1.2')
  expect(log.pages.map(({ id }) => id)).toEqual(['c', 'a'])
  expect(log.entries.map(({ pageref, comment }) => [pageref, comment])).toEqual([
    ['c', 'request'],
    ['a', 'write, by account 1'],
    ['a', 'request'],
  ])
})

test('renderHar: an entry has all that HAR 1.2 requires', () => {
  expect(log.entries[1]).toEqual({
    pageref: 'a',
    startedDateTime: '2026-11-20T03:30:01.000Z',
    time: 0,
    request: {
      method: 'POST',
      url: 'http://127.0.0.1:4700/books?lang=en&token=•••',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [{ name: 'content-type', value: 'application/json' }],
      queryString: [
        { name: 'lang', value: 'en' },
        { name: 'token', value: '•••' },
      ],
      postData: { mimeType: 'application/json', params: [], text: '{"title":"Noli"}' },
      headersSize: -1,
      bodySize: 16,
    },
    response: {
      status: 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: '', text: '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: 0,
      comment: 'No response.',
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    comment: 'write, by account 1',
  })
  expect(log.entries[0]).toMatchObject({
    time: 12.4,
    response: { status: 200, statusText: 'OK', content: { mimeType: 'application/json', size: 81 } },
  })
})
