import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppBridge } from '#src/platform/app-bridge.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { createWebBridge } from '#src/platform/web-bridge.ts'
import { createDeviceInfo, BRIDGE_WAIT_MS } from './device-info.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const OURS = /^[0-9a-f]{32}$/u

function wrapper(own: Partial<AppBridge> = {}, backend = createMemoryBackend()) {
  const bridge: AppBridge = {
    ...createWebBridge(),
    isNative: true,
    installedVersionCode: () => Promise.resolve('104'),
    deviceId: () => Promise.resolve('android-0123456789'),
    ...own,
  }
  const storage = createStorage({ backend: () => backend })
  return { backend, device: createDeviceInfo(storage, true, () => Promise.resolve(bridge)) }
}

test('on the web nothing is waited for: the build has its version, and we draw the id', () => {
  const load = vi.fn<() => Promise<AppBridge>>()
  const storage = createStorage({ backend: () => createMemoryBackend() })
  const device = createDeviceInfo(storage, false, load)
  device.begin()
  expect(device.ready()).toBeUndefined()
  expect(device.id()).toMatch(OURS)
  expect(device.versionCode()).not.toBe('')
  expect(load).not.toHaveBeenCalled()
})

describe('in the wrapper', () => {
  test('calls wait until version and id are known', async () => {
    const { device, backend } = wrapper()
    device.begin()
    await device.ready()
    expect([device.id(), device.versionCode(), device.ready()]).toEqual(['android-0123456789', '104', undefined])
    expect(backend.entries.get('TUMPAK_DEVICEID')).toBe('{"value":"android-0123456789","expires":null}')
  })

  test('an id that was kept before stays: another one would be another device', async () => {
    const { backend, device } = wrapper({ deviceId: () => Promise.resolve(null) })
    device.begin()
    await device.ready()
    const drawn = device.id()
    expect(drawn).toMatch(OURS)
    const again = wrapper({}, backend).device
    again.begin()
    await again.ready()
    expect(again.id()).toBe(drawn)
  })

  test('a bridge that says nothing holds calls up for 2 s and no longer', async () => {
    const { device } = wrapper({ deviceId: () => new Promise(() => {}) })
    device.begin()
    await vi.advanceTimersByTimeAsync(BRIDGE_WAIT_MS - 1)
    expect(device.ready()).toBeDefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(device.ready()).toBeUndefined()
    expect([device.id(), device.versionCode()]).toEqual([expect.stringMatching(OURS), ''])
  })

  test('a bridge whose code cannot be loaded leaves the version unknown', async () => {
    const storage = createStorage({ backend: () => createMemoryBackend() })
    const device = createDeviceInfo(storage, true, () => Promise.reject(new Error('404')))
    device.begin()
    await device.ready()
    expect([device.id(), device.versionCode()]).toEqual([expect.stringMatching(OURS), ''])
  })
})
