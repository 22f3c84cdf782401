import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppBridge } from '#src/platform/bridge/app-bridge.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { createWebBridge } from '#src/platform/bridge/web-bridge.ts'
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

describe('createDeviceInfo', () => {
  it('delays no request on the web: the build has its version, and the id is drawn', () => {
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
    it('delays requests until version and id are known', async () => {
      const { device, backend } = wrapper()
      device.begin()
      await device.ready()
      expect([device.id(), device.versionCode(), device.ready()]).toEqual(['android-0123456789', '104', undefined])
      expect(backend.entries.get('TUMPAK_DEVICEID')).toBe('{"value":"android-0123456789","expires":null}')
    })

    it('keeps a stored id: another one would be another device', async () => {
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

    it('delays requests for 2 s at most', async () => {
      const { device } = wrapper({ deviceId: () => new Promise(() => {}) })
      device.begin()
      await vi.advanceTimersByTimeAsync(BRIDGE_WAIT_MS - 1)
      expect(device.ready()).toBeDefined()
      await vi.advanceTimersByTimeAsync(1)
      expect(device.ready()).toBeUndefined()
      expect([device.id(), device.versionCode()]).toEqual([expect.stringMatching(OURS), ''])
    })

    it('leaves the version unknown if the bridge cannot be loaded', async () => {
      const storage = createStorage({ backend: () => createMemoryBackend() })
      const device = createDeviceInfo(storage, true, () => Promise.reject(new Error('404')))
      device.begin()
      await device.ready()
      expect([device.id(), device.versionCode()]).toEqual([expect.stringMatching(OURS), ''])
    })
  })
})
