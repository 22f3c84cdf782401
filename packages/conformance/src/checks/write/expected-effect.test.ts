import { expect, test } from 'vitest'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { flatten } from '../../document/flatten.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { unmetEffect } from './expected-effect.ts'

const result = (id: string, body: unknown = {}, effect = 'write'): RequestResult =>
  ({ operation: { id, effect, method: 'POST' } as Operation, input: { body } }) as RequestResult
const after = (data: unknown): ReadonlyMap<string, ReturnType<typeof flatten>> => new Map([['read', flatten(data)]])

test.each([
  ['readLetter', { id: 7 }, [{ id: 7, isRead: false }], 'isRead in read is as it was'],
  ['readLetter', { id: 7 }, [{ id: 7, isRead: true }, { id: 8, isRead: false }], undefined], // prettier-ignore
  ['readLetter', { id: 7 }, [{ id: 7, important: false }], undefined],
  ['setTradePassword', { password: 'x' }, { isNullTradePassword: true }, 'isNullTradePassword in read is as it was'],
  ['setTradePassword', { password: 'x' }, { isNullTradePassword: false }, undefined],
  ['unreadLetter', { id: 7 }, [{ id: 7, read: false }], undefined],
  ['followWriter', { writerId: 7 }, [{ writerId: 7, following: false }], 'following in read is as it was'],
  ['addFavorite', { gameId: 7 }, { list: [], total: 0 }, 'read is empty'],
  ['addFavorite', { gameId: 7 }, { list: [{ id: 8 }], total: 1 }, undefined],
  ['markAll', {}, { list: [] }, undefined],
  ['claimTask', { sn: 7 }, { sn: 7, state: 'ready' }, 'nothing has changed'],
])('unmetEffect: %s with %j leaves %j', (id, body, data, expected) => {
  expect(unmetEffect(result(id, body), new Map(after(data)))).toBe(expected)
})

test('unmetEffect: money must have moved', () => {
  expect(unmetEffect(result('send', {}, 'money'), new Map(after({ balance: 5 })))).toBe('nothing has changed')
})
