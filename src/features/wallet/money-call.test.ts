import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { sendOnce } from './money-call.ts'
import { memoryIntents } from './testing/memory-intents.ts'

const INTENT = { uid: '1', key: 'key-1', settleBy: 1000 }

function call(send: () => Promise<number>) {
  const open = memoryIntents<typeof INTENT>()
  return { open, run: () => sendOnce({ intent: INTENT, open, send, isOurs: (made) => made === 1 }) }
}

test('it is remembered before it is sent', async () => {
  const { open, run } = call(() => {
    expect(open.read('1')).toEqual(INTENT)
    return Promise.resolve(1)
  })
  expect(await run()).toEqual({ kind: 'made', made: 1 })
  expect(open.read('1')).toEqual(INTENT)
})

test.each([
  new ApiError('timeout'),
  new ApiError('network'),
  new ApiError('unreadable'),
  new ApiError('http', { status: 502 }),
  new ApiError('http', { status: 408 }),
  new ApiError('aborted'),
  new TypeError('a fault of ours'),
])('doubt is no refusal: %s', async (error) => {
  const { open, run } = call(() => Promise.reject(error))
  expect(await run()).toEqual({ kind: 'unknown' })
  expect(open.read('1')).toEqual(INTENT)
})

test.each([new ApiError('failure', { code: 43203 }), new ApiError('offline'), new ApiError('http', { status: 403 })])(
  'a refusal is known, and nothing is left open: %s',
  async (error) => {
    const { open, run } = call(() => Promise.reject(error))
    expect(await run()).toEqual({ kind: 'refused', error })
    expect(open.read('1')).toBeNull()
  },
)

test('an answer about something else proves nothing', async () => {
  const { open, run } = call(() => Promise.resolve(2))
  expect(await run()).toEqual({ kind: 'unknown' })
  expect(open.read('1')).toEqual(INTENT)
})

test('while one is open a second sends nothing', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('timeout')))
  const { run } = call(send)
  await run()
  expect(await run()).toEqual({ kind: 'unknown' })
  expect(send).toHaveBeenCalledOnce()
})
