import { expect, test } from 'vitest'
import { compileExpression, createEnvironment } from './expression.ts'

const MANILA = 480

function evaluate(words: string, values: { [name: string]: unknown } = {}): unknown {
  const environment = createEnvironment(MANILA)
  environment.registerType('Row', { fields: { amount: 'int', status: 'int', at: 'string' } })
  environment.registerVariable('rows', 'list<Row>').registerVariable('balance', 'int').registerVariable('any', 'dyn')
  const expression = compileExpression(environment, words, MANILA)
  if ('problem' in expression) return expression.problem
  const evaluation = expression.evaluate(values)
  return 'problem' in evaluation ? evaluation.problem : evaluation.value
}

const ROWS = [
  { amount: 1010n, status: 0n, at: '2026-11-28T16:00:00Z' },
  { amount: 2020n, status: 5n, at: '2026-11-28T15:59:59Z' },
]

test.each([
  ['sum(rows.map(row, row.amount)) == 3030', true],
  ['sum(rows.filter(row, row.status in [0, 1]).map(row, row.amount)) == balance', true],
  ['sum([]) == 0 && peso(10) == 1000', true],
  ['day(rows[0].at) == "2026-11-29" && day(rows[1].at) == "2026-11-28"', true],
  ['divideDown(7, 2) == 3 && divideUp(7, 2) == 4 && divideHalfUp(7, 2) == 4', true],
  ['divideDown(-7, 2) == -4 && divideUp(-7, 2) == -3 && divideHalfUp(-7, 2) == -3', true],
  ['rows.all(row, rows.exists(other, other.amount >= row.amount))', true],
  ['rows.all(row, has(row.status))', true],
])('evaluates %s', (words, value) => {
  expect(evaluate(words, { rows: ROWS, balance: 1010n })).toBe(value)
})

test.each([
  ['balance', /true or false/],
  ['balance = 3', /Unexpected|Expected/],
  ['balance == missing', /Unknown variable: missing/],
  ['rows[0].amont == 1', /amont/],
  ['balance == "3"', /overload/],
  ['sum(rows.map(row, row.at)) == 1', /sum/],
  ['balance / 3 == 1', /rounding/],
  ['balance == 1.5', /fraction/],
  ['double(balance) > double(1)', /fraction/],
  ['rows[0].at.matches("(a+)+$")', /pattern/],
  ['cel.bind(x, balance, x == 1)', /bind/],
  ['rows.all(a, rows.all(b, rows.all(c, true)))', /2 loops/],
  [`${'!'.repeat(400)}true`, /./],
  [`${'true && '.repeat(400)}true`, /./],
  ['balance.constructor == 1', /./],
  ['process.exit(1) == 1', /process/],
])('refuses %s', (words, why) => {
  expect(evaluate(words)).toMatch(why)
})

test('does not evaluate what a response lacks, and what costs too much', () => {
  expect(evaluate('rows[0].amount == 1', { rows: [{}] })).toMatch(/amount/)
  expect(evaluate('rows[3].amount == 1', { rows: [] })).toMatch(/./)
  const many = Array.from({ length: 1001 }, () => ROWS[0])
  expect(evaluate('rows.all(a, rows.all(b, a.amount <= b.amount))', { rows: many })).toMatch(/1000000 steps/)
  const long = 'a'.repeat(5_000_000)
  const rows = Array.from({ length: 900 }, () => ({ ...ROWS[0], at: long }))
  expect(evaluate('rows.exists(a, rows.exists(b, (a.at + "b").contains("c" + b.at)))', { rows })).toMatch(/1000 ms/)
})

test('reads no field that values inherit', () => {
  for (const field of ['constructor', '__proto__', 'toString'])
    expect(evaluate(`any.${field} == 1`, { any: {} })).toMatch(/No such key/)
})
