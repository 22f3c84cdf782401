import { expect, test } from 'vitest'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../testing/other-styles.ts'

const text = { type: 'string' }
const DOCUMENT = getDocument({
  '/letters': {
    get: {
      operationId: 'listLetters',
      responses: responsesWith({
        type: 'array',
        items: { type: 'object', properties: { id: text, read: { type: 'boolean' } } },
      }),
    },
  },
  '/letters/read': {
    post: {
      operationId: 'readLetter',
      'x-shows': ['listLetters'],
      requestBody: taking({ type: 'object', required: ['id'], properties: { id: text } }),
      responses: responsesWith({ type: 'object' }),
    },
  },
})

/** Serves two letters, one of which is already read. */
function letters(isLost: boolean): Transport {
  const read = new Map([
    ['first', false],
    ['second', true],
  ])
  return server({
    'GET /letters': () => ok([...read].map(([id, isRead]) => ({ id, read: isRead }))),
    'POST /letters/read': ({ body, headers }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      if (headers['content-type'] !== 'application/json') return no(415)
      if (!isJson(sent) || typeof sent['id'] !== 'string') return no(422)
      if (!read.has(sent['id'])) return no(404)
      if (!isLost) read.set(sent['id'], true)
      return ok({})
    },
  })
}

test.each([
  [false, []],
  [true, ['readLetter/created']],
])('runConformance: finds that a mark is lost (%s), although another letter already had it', async (isLost, ids) => {
  expect(await findings(DOCUMENT, letters(isLost))).toEqual(ids)
})
