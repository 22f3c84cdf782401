import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CODES, MONEY_OUTCOMES } from '#generated/http/codes.ts'
import { ApiError } from '#src/api/api-error.ts'
import { type MoneyOperation, moneyVerdict, type MoneyVerdict } from './send-once.ts'

const OPERATIONS = Object.keys(MONEY_OUTCOMES) as MoneyOperation[]
const VERDICTS: Readonly<Record<string, MoneyVerdict>> = { done: 'done', 'not done': 'notDone', unknown: 'unknown' }

/** The table of docs/money.md, a row each: response, verdict of the first try, verdict of a repeat. */
const TABLE = readFileSync('docs/money.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| response '))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([response = '', first = '', repeat = '']) => ({ response, first: VERDICTS[first], repeat: VERDICTS[repeat] }))

const failure = (code: number) => new ApiError('failure', { status: 200, code })
const http = (status: number) => new ApiError('http', { status })

/** What each row of the table means for an operation. */
function getErrors(response: string, operation: MoneyOperation): ApiError[] {
  const codes = Object.entries(MONEY_OUTCOMES[operation])
  const ofOutcome = (outcome: string) => codes.filter((entry) => entry[1] === outcome).map(([code]) => Number(code))
  const [, outcome] = /^code: (\w+)$/.exec(response) ?? []
  const [, status] = /^HTTP (\d{3})$/.exec(response) ?? []
  if (outcome !== undefined) {
    // A backend may refuse with 4xx as well; the code says more than the status.
    return ofOutcome(outcome).flatMap((code) => [failure(code), new ApiError('http', { status: 409, code })])
  }
  if (status !== undefined)
    return [http(Number(status)), new ApiError('http', { status: Number(status), code: 50_000 })]
  switch (response) {
    case 'code undocumented':
      return [failure(50_000), failure(Number.NaN), new ApiError('failure', { status: 200 })]
    case 'idempotencyKeyReused':
      return [failure(CODES[operation].idempotencyKeyReused.code)]
    case 'in progress':
      return [failure(CODES[operation].requestInProgress.code)]
    case 'session invalid (20002)':
      return [failure(20_002)]
    case 'HTTP 5xx':
      return [500, 501, 502, 503, 504, 505, 599].flatMap((one) => [
        http(one),
        new ApiError('http', { status: one, code: 40_000 }),
      ])
    case 'other HTTP':
      return [100, 301, 307, 405, 410, 418, 425].map(http)
    case 'timeout':
    case 'network':
    case 'unreadable':
      return [new ApiError(response), new ApiError('redirected'), new ApiError('aborted'), new ApiError('unexpected')]
    case 'offline before sending':
      return [new ApiError('offline')]
    default:
      return []
  }
}

describe('moneyVerdict', () => {
  it.each(TABLE.filter(({ response }) => response !== 'success'))(
    '$response: first try $first, repeat $repeat',
    ({ response, first, repeat }) => {
      const cases = OPERATIONS.flatMap((operation) =>
        getErrors(response, operation).map((error) => ({ operation, error })),
      )
      expect(cases.length, 'a row that this test knows').toBeGreaterThan(0)
      for (const { operation, error } of cases) {
        expect(moneyVerdict(operation, error, { isRepeat: false }), `${operation}: ${error.message}`).toBe(first)
        expect(moneyVerdict(operation, error, { isRepeat: true }), `${operation}: ${error.message}`).toBe(repeat)
      }
    },
  )

  it('is never notDone for a repeat', () => {
    for (const { response } of TABLE) {
      for (const error of getErrors(response, 'createWithdrawal')) {
        expect(moneyVerdict('createWithdrawal', error, { isRepeat: true })).not.toBe('notDone')
      }
    }
  })
})
