import { expect, test } from 'vitest'
import { breakCondition, findRefusals } from './find-refusals.ts'

const CODES = new Set(['tooLate', 'taken'])

test('finds the conditions that refuse with a code, in any shape', () => {
  const source = `
    if (isLate(order, (at) => at > now)) return request.fail('tooLate', { at })
    if (names.some((one) => one === name) ||
      isReserved(name))
      return request.fail('taken')
    if (state === 'claimed') return 'taken'
    if (other) return request.fail('unknownCode')
    if (verdict === 'wrong') request.fail('tooLate')`
  expect(findRefusals(source, CODES).map(({ code, condition }) => [code, condition.replaceAll(/\s+/g, ' ')])).toEqual([
    ['tooLate', 'isLate(order, (at) => at > now)'],
    ['taken', 'names.some((one) => one === name) || isReserved(name)'],
    ['taken', "state === 'claimed'"],
    ['tooLate', "verdict === 'wrong'"],
  ])
  expect(
    findRefusals(source, CODES).map(({ start, end }) => source.slice(start - 1, start) + source.slice(end, end + 1)),
  ).toEqual(['()', '()', '()', '()'])
})

test('leaves checks out, one or all, and moves limits; what only narrows a type stays', () => {
  expect(breakCondition('amount < min').map(({ condition }) => condition)).toEqual(['false', 'amount <= min'])
  expect(breakCondition('order === undefined || isLate(a || b) || order.uid !== uid')).toEqual([
    { name: 'accepted', condition: 'order === undefined' },
    { name: 'without isLate(a || b)', condition: 'order === undefined || order.uid !== uid' },
    { name: 'without order.uid !== uid', condition: 'order === undefined || isLate(a || b)' },
  ])
  expect(breakCondition('wallet === undefined')).toEqual([])
  expect(breakCondition('(await find(name)) === undefined').map(({ condition }) => condition)).toEqual(['false'])
})
