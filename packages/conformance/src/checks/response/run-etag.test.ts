import { expect, test } from 'vitest'
import { findings, getDocument, server } from '../../run/testing/other-styles.ts'

const DOCUMENT = getDocument({
  '/news': {
    get: {
      operationId: 'getNews',
      responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties: {} } } } }, 304: {} },
    },
  },
})
const MODIFIED = 'Tue, 03 Mar 2026 08:00:00 GMT'

test.each([
  ['If-Modified-Since', true, []],
  ['nothing', false, ['getNews/etag#header/If-Modified-Since']],
])('a server without an ETag that compares %s', async (_, compares, expected) => {
  const transport = server({
    'GET /news': ({ headers }) => {
      const isKnown = compares && headers['If-Modified-Since'] === MODIFIED
      return { status: isKnown ? 304 : 200, body: {}, headers: { 'last-modified': MODIFIED } }
    },
  })
  expect(await findings(DOCUMENT, transport, { envelope: undefined })).toEqual(expected)
})
