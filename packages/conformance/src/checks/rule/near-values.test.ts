import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { getShape } from '../../document/schema/shape.ts'
import { listNearValues } from './near-values.ts'

const list = (schema: Json, limits: readonly unknown[], base?: unknown): unknown[] =>
  listNearValues(getShape({}, { value: schema, pointer: '', proposed: false }), limits, base)

test('lists values a centavo, one, a day or a character beside each limit', () => {
  expect(list({ type: 'number', format: 'peso' }, [99.99, 'a'])).toEqual([99.98, 99.99, 100])
  expect(list({ type: 'integer', minimum: 1 }, [5])).toEqual([4, 5, 6, 0, 1, 2])
  expect(list({ type: 'string', format: 'date' }, ['2026-03-01', 7])).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(list({ type: 'string' }, [3, 900, 0.5], 'ab')).toEqual(['ab', 'abb', 'abbb'])
  expect(list({ type: 'string' }, [3], '😀')).toEqual(['😀😀', '😀😀😀', '😀😀😀😀'])
  expect(list({ type: 'boolean' }, [3, true], false)).toEqual([])
})
