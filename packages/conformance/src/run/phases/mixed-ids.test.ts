import { expect, test } from 'vitest'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { findings, getDocument, no, ok, responsesWith, server, taking } from '../testing/other-styles.ts'

const id = { type: 'string', pattern: '^L[0-9]{6}$' }
const ids = { type: 'array', minItems: 1, maxItems: 20, items: id }
const DOCUMENT = getDocument({
  '/letters': {
    get: {
      operationId: 'listLetters',
      responses: responsesWith({ type: 'array', items: { type: 'object', required: ['id'], properties: { id } } }),
    },
  },
  '/letters/delete': {
    post: {
      operationId: 'deleteLetters',
      'x-shows': ['listLetters'],
      requestBody: taking({ type: 'object', required: ['ids'], properties: { ids } }),
      responses: responsesWith({ type: 'null' }),
    },
  },
})

/** Serves letters that are deleted by lists of ids; partly, if one of them is unknown. */
function letters(isPartial: boolean): Transport {
  const known = new Set(Array.from({ length: 9 }, (_, index) => `L00000${String(index)}`))
  return server({
    'GET /letters': () => ok([...known].map((one) => ({ id: one }))),
    'POST /letters/delete': ({ headers, body }) => {
      if (headers['content-type'] !== 'application/json') return no(415)
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const all: unknown = isJson(sent) ? sent['ids'] : undefined
      const isFit = (one: unknown): one is string => typeof one === 'string' && /^L\d{6}$/.test(one)
      if (!Array.isArray(all) || all.length === 0 || all.length > 20 || !all.every(isFit)) return no(422)
      if (!isPartial && !all.every((one) => known.has(one))) return no(404)
      for (const one of all) if (!known.delete(one)) return no(404)
      return ok(null)
    },
  })
}

test('a list of ids with an unknown one that is refused changes nothing', async () => {
  expect(await findings(DOCUMENT, letters(false))).toEqual([])
  expect(await findings(DOCUMENT, letters(true))).toEqual(['deleteLetters/unchanged#listLetters/data/length'])
})
