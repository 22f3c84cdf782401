import { describe, expect, it } from 'vitest'
import { Day } from '#generated/http/schemas/day.ts'
import { OrderNo } from '#generated/http/schemas/order-no.ts'
import { readEntrySearch } from './-entry-search.ts'
import { readSearch } from './-search.ts'
import { Route as history } from './_shell/transactionHistory.tsx'

const historySearch = history.options.validateSearch as (search: Record<string, unknown>) => unknown

describe('readSearch', () => {
  const read = readSearch({ order: OrderNo, from: Day })

  it('keeps parameters that fit the generated schemas', () => {
    expect(read({ order: 'D202611200001', from: '2026-11-22' })).toEqual({ order: 'D202611200001', from: '2026-11-22' })
  })

  it('drops single parameters that do not fit, and unknown ones', () => {
    expect(read({ order: '../../etc', from: '2026-11-22', other: 'x' })).toEqual({ from: '2026-11-22' })
    expect(read({ order: 'D202611200001', from: '2026-02-30' })).toEqual({ order: 'D202611200001' })
    expect(read({ order: ['D202611200001'], from: null })).toEqual({})
    expect(read({ order: 'D'.repeat(33) })).toEqual({})
  })
})

describe('the search of the transaction history', () => {
  it.each([
    [
      { kind: 'withdrawals', status: '6' },
      { kind: 'withdrawals', status: 6 },
    ],
    [{ status: 0 }, { status: 0 }],
    [{ status: '' }, {}],
    [{ status: '7' }, {}],
    [{ status: '1.5' }, {}],
    [{ kind: 'deposits', status: 'paid' }, {}],
  ])('reads %j as %j', (search, expected) => {
    expect(historySearch(search)).toEqual(expected)
  })
})

describe('readEntrySearch', () => {
  it('accepts an invitation code under either name, and drops one with a wrong format', () => {
    expect(readEntrySearch({ code: 'PAROL2' }).code).toBe('PAROL2')
    expect(readEntrySearch({ invitationCode: 'PAROL2' }).code).toBe('PAROL2')
    expect(readEntrySearch({ code: 'parol2' }).code).toBe('PAROL2')
    expect(readEntrySearch({ code: ['PAROL2'] }).code).toBeUndefined()
    expect(readEntrySearch({ code: '<b>' }).code).toBeUndefined()
  })
})
