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

test('code that cannot be had is asked for with the next 503, and nothing heard is forgotten', async () => {
  const load = vi.fn(() => Promise.resolve(create())).mockRejectedValueOnce(new Error('gone'))
  const watch = watchMaintenance(load)
  watch.heard(error)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  expect(watch.found).toBeUndefined()
  await watch.check()
  watch.heard(error)
  await vi.waitFor(() => expect(watch.found?.isDown).toBe(true))
})
