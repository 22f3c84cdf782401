import { describe, expect, it } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 2, maxLength: 9 }
const letter = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string' }, sentOn: { type: 'string' }, views: { type: 'integer' } },
}
const getLetters = (more: Json): Json =>
  getDocument({
    '/letters': {
      get: { operationId: 'listLetters', ...more, responses: responsesWith({ type: 'array', items: letter }) },
      post: {
        operationId: 'addLetter',
        'x-shows': ['listLetters'],
        requestBody: taking({ type: 'object', required: ['title'], properties: { title: text } }),
        responses: responsesWith({ type: 'object' }),
      },
    },
  })

interface Faults {
  isRandom?: boolean
  isCounting?: boolean
  changes?: boolean
}

/** Serves letters of one day: in random order, with a count of views that moves, and changed by refused requests. */
function letters({ isRandom = false, isCounting = false, changes = false }: Faults): Transport {
  const { below } = createRandom(1)
  const all = ['one', 'two', 'three'].map((title) => ({ title, sentOn: '2026-11-20', views: 1 }))
  return server({
    'GET /letters': () => {
      const [first] = all
      if (isCounting && first !== undefined) first.views += 1
      const shown = isRandom ? all.map((one) => ({ one, rank: below(1000) })).toSorted((a, b) => a.rank - b.rank) : []
      return ok(isRandom ? shown.map(({ one }) => one) : all)
    },
    'POST /letters': ({ headers, body }) => {
      if (headers['content-type'] !== 'application/json') return no(415)
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const title = isJson(sent) ? sent['title'] : undefined
      const isFit = typeof title === 'string' && [...title].length >= 2 && [...title].length <= 9
      if (isFit || (changes && typeof title === 'string')) all.push({ title, sentOn: '2026-11-20', views: 1 })
      return isFit ? ok({}) : no(422)
    },
  })
}

async function run(faults: Faults, more: Json = {}): Promise<string[]> {
  const envelope = "status == 'ok'"
  const openapi = getLetters(more)
  const { findings } = await runConformance({ url: 'http://server', openapi, envelope, transport: letters(faults) })
  return findings.map(({ id, severity }) => `${severity} ${id}`)
}

describe('a list in random order', () => {
  it('is no change by a refused request', async () => {
    expect(await run({ isRandom: true })).toEqual([])
  })

  it('is no change beside values that move either', async () => {
    expect(await run({ isRandom: true, isCounting: true })).toEqual([])
  })

  it('is a finding of its own if its order is documented', async () => {
    expect(await run({ isRandom: true }, { 'x-order': 'sentOn' })).toEqual(['minor listLetters/order#again'])
  })

  it('hides no change by a refused request', async () => {
    const [one, ...others] = await run({ isRandom: true, changes: true })
    expect([one, others]).toEqual([expect.stringMatching(/^critical addLetter\/unchanged#listLetters\/data/), []])
    expect(await run({ isCounting: true, changes: true })).toEqual([expect.stringContaining('addLetter/unchanged')])
  })
})
