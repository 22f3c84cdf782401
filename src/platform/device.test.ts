import { expect, test } from 'vitest'
import { getDeviceId } from './device.ts'
import { createMemoryBackend } from './testing/memory-backend.ts'
import { createStorage } from './storage.ts'

test('the device id is generated once and stored without expiry', () => {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const storage = createStorage({ backend: () => backend, now: () => clock.now })
  const id = getDeviceId(storage)
  expect(id).toMatch(/^[0-9a-f]{32}$/u)
  clock.now = 1e15
  expect(getDeviceId(createStorage({ backend: () => backend, now: () => clock.now }))).toBe(id)
})

test('the device id differs between devices, and replaces a corrupt one', () => {
  const storage = createStorage({ backend: () => createMemoryBackend() })
  expect(getDeviceId(createStorage({ backend: () => null }))).not.toBe(getDeviceId(storage))
  storage.set('deviceId', 'x', null)
  expect(getDeviceId(storage)).toMatch(/^[0-9a-f]{32}$/u)
})

test('the device id stays the same for the life of a page without storage', () => {
  const storage = createStorage({ backend: () => null })
  expect(getDeviceId(storage)).toBe(getDeviceId(storage))
})
