import { expect, test } from 'vitest'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { findings, getDocument, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const day = (name: string): Json => ({ name, in: 'query', schema: { type: 'string', format: 'date' } })
const DOCUMENT = withAt(
  getDocument({
    '/rounds': {
      get: {
        operationId: 'listRounds',
        parameters: [day('from'), day('to')],
        responses: responsesWith({
          type: 'array',
          items: { type: 'object', properties: { playedAt: { type: 'string', format: 'date-time' } } },
        }),
      },
    },
  }),
  '/x-zone',
  '+08:00',
) as Json
const HOUR_MS = 3_600_000
/** Every five hours, so that some are in the evening of the zone and some after midnight. */
const ROUNDS = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, 2, 10) + index * 5 * HOUR_MS)

/** A list whose days are those of a zone, that many hours east of Greenwich. */
function rounds(hours: number): Transport {
  return server({
    'GET /rounds': (_, { searchParams }) => {
      const [from, to] = ['from', 'to'].map((name) => searchParams.get(name))
      const isDay = (one: string | null | undefined): boolean =>
        one === null || (/^\d{4}-\d\d-\d\d$/.test(String(one)) && !Number.isNaN(Date.parse(String(one))))
      if (!isDay(from) || !isDay(to)) return no(422)
      const found = ROUNDS.filter((time) => {
        const own = new Date(time + hours * HOUR_MS).toISOString().slice(0, 10)
        return (!from || own >= from) && (!to || own <= to)
      })
      return ok(found.map((time) => ({ playedAt: new Date(time).toISOString() })))
    },
  })
}

test.each([
  ['has no finding for days of the documented zone', 8, []],
  ['finds days of Greenwich', 0, ['listRounds/range#x-zone']],
  ['finds days of another zone', -5, ['listRounds/range#x-zone']],
])('runConformance: %s', async (_, hours, found) => {
  expect(await findings(DOCUMENT, rounds(hours))).toEqual(found)
})
