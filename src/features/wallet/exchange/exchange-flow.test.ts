import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { memoryIntents } from '../testing/memory-intents.ts'
import { exchange, findExchange } from './exchange-flow.ts'
import type { OpenExchange } from './open-exchange.ts'

const order = (orderNo: string, quantity = 1) => ({
  orderNo,
  goodsId: 'cap',
  quantity,
  points: 600,
  createdAt: '2026-11-20T10:00:00+08:00',
})
const WISH = { goodsId: 'cap', name: 'Parol cap', quantity: 1 }
const intent = { uid: '1', key: 'k', ...WISH, before: 'E00000001', points: 1280, settleBy: 120_000 }

function deps() {
  return {
    uid: '1',
    read: vi.fn(() => Promise.resolve({ points: 1280, goods: [], orders: [order('E00000001')] })),
    create: vi.fn(() => Promise.resolve(order('E00000002'))),
    open: memoryIntents<OpenExchange>(),
    newKey: () => 'k',
    now: () => 0,
  }
}

test('one exchange, one call', async () => {
  const all = deps()
  expect(await exchange(all, WISH)).toEqual({ kind: 'made', made: order('E00000002') })
  expect(all.create).toHaveBeenCalledExactlyOnceWith({ goodsId: 'cap', quantity: 1, idempotencyKey: 'k' })
})

test('silence is unknown, and no second one is sent', async () => {
  const all = deps()
  all.create.mockRejectedValue(new ApiError('timeout'))
  expect(await exchange(all, WISH)).toEqual({ kind: 'unknown' })
  expect(await exchange(all, WISH)).toEqual({ kind: 'unknown' })
  expect(all.create).toHaveBeenCalledOnce()
  expect(all.open.read('1')).toMatchObject({ before: 'E00000001', points: 1280 })
})

test('what is new among the exchanges tells that it was made, and which it is', () => {
  const at = (...orders: ReturnType<typeof order>[]) => findExchange({ points: 680, goods: [], orders }, intent, 0)
  expect(at(order('E00000001'))).toBeNull()
  expect(at(order('E00000002', 2), order('E00000001'))).toBeNull()
  const made = { name: 'Parol cap', quantity: 1, order: order('E00000002') }
  expect(at(order('E00000002'), order('E00000001'))).toEqual(made)
  expect(at(order('E00000003'), order('E00000002'), order('E00000001')), 'the first since then').toEqual(made)
})

test('once it must be there, what is new is it, even of another quantity or of other goods: points have gone', () => {
  const cup = {
    id: 'cup',
    name: 'Parol cup',
    kind: 'goods' as const,
    amount: 0,
    image: '/cup.svg',
    points: 600,
    stock: 1,
  }
  const at = (...orders: ReturnType<typeof order>[]) =>
    findExchange({ points: 80, goods: [cup], orders }, intent, 120_000)
  expect(at(order('E00000001'))).toBeNull()
  const two = order('E00000002', 2)
  expect(at(two, order('E00000001'))).toEqual({ name: 'Parol cap', quantity: 2, order: two })
  const other = { ...order('E00000002'), goodsId: 'cup' }
  expect(at(other, order('E00000001'))).toEqual({ name: 'Parol cup', quantity: 1, order: other })
  expect(at(order('E00000003'), two, order('E00000001')), 'one as asked for comes first').toMatchObject({ quantity: 1 })
})

test('of a server that tells no exchanges the points tell', () => {
  expect(findExchange({ points: 1280, goods: [] }, intent, 0)).toBeNull()
  expect(findExchange({ points: 680, goods: [] }, intent, 0)).toEqual({ name: 'Parol cap', quantity: 1 })
})
