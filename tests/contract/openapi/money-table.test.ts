import { readFileSync } from 'node:fs'
import { MONEY_OUTCOMES } from '#generated/http/codes.ts'
import { describe, expect, it } from 'vitest'
import { readBundle } from './files.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'

const STATES = ['done', 'not done', 'unknown']
const ROWS = new Map(
  readFileSync('docs/money.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| response '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map(([response = '', first = '', repeat = '']) => [response, { first, repeat }]),
)
const OPERATIONS = Object.values(readBundle()['paths'] as Json).flatMap((item) => Object.values(item as Json) as Json[])
const MONEY = OPERATIONS.filter((operation) => operation['x-effect'] === 'money')

describe('docs/money.md', () => {
  it('has only the outcomes done, not done and unknown', () => {
    expect(ROWS.size).toBeGreaterThan(20)
    for (const { first, repeat } of ROWS.values()) {
      expect(STATES).toContain(first)
      expect(STATES).toContain(repeat)
    }
  })

  it('has no refusal of a repeat that settles an unknown request', () => {
    expect([...ROWS.values()].filter(({ repeat }) => repeat === 'not done')).toEqual([])
  })

  it('has a row for each HTTP status of a money operation', () => {
    const statuses = MONEY.flatMap((operation) => Object.keys(operation['responses'] as Json)).filter(
      (status) => status !== '200',
    )
    const rows = statuses.map((status) => (status.startsWith('5') ? 'HTTP 5xx' : `HTTP ${status}`))
    expect(rows.filter((row) => !ROWS.has(row))).toEqual([])
  })

  it('agrees with the outcomes of the document', () => {
    expect(Object.keys(MONEY_OUTCOMES).sort()).toEqual(MONEY.map(({ operationId }) => operationId).sort())
    for (const outcome of ['notDone', 'unknown', 'done'])
      expect(ROWS.get(`code: ${outcome}`)?.first.replace('not done', 'notDone')).toBe(outcome)
    for (const outcomes of Object.values(MONEY_OUTCOMES)) {
      expect(outcomes).toMatchObject({ 20002: 'notDone', 43401: 'done', 43402: 'unknown' })
    }
    expect(ROWS.get('idempotencyKeyReused')?.first).toBe('done')
    expect(ROWS.get('in progress')?.first).toBe('unknown')
    expect(ROWS.get('session invalid (20002)')?.first).toBe('not done')
  })
})
