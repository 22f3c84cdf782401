import { expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Maintenance } from './maintenance.ts'
import { watchMaintenance } from './maintenance-watch.ts'

const CONFIG = '/config'
const error = new ApiError('http', { status: 503, url: CONFIG })

const create = () =>
  new Maintenance({
    configUrl: CONFIG,
    hasConfig: () => false,
    ask: () => Promise.resolve(),
    onBack: () => undefined,
  })

test('what is heard while the code loads counts: two 503s are maintenance', async () => {
  const maintenance = create()
  const watch = watchMaintenance(() => Promise.resolve(maintenance))
  watch.heard(error)
  expect(watch.tells(error)).toBe(false)
  watch.heard(error)
  await vi.waitFor(() => expect(watch.found?.isDown).toBe(true))
  expect(watch.tells(error)).toBe(true)
  await watch.check()
  expect(watch.found?.isDown).toBe(false)
})

test('code that could not be loaded is loaded again, and nothing heard is forgotten', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const load = vi.fn(() => Promise.resolve(create())).mockRejectedValueOnce(new Error('gone'))
  const watch = watchMaintenance(load)
  watch.heard(error)
  watch.heard(error)
  await vi.advanceTimersByTimeAsync(999)
  expect(watch.found).toBeUndefined()
  await watch.check()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  expect(watch.found?.isDown).toBe(true)
  vi.useRealTimers()
})
