import { expect, test, vi } from 'vitest'
import { appBridge, hasNativeBridge, loadBridge, requestFrom } from './bridge.ts'
import type * as NativeBridge from './native-bridge.ts'

test('hasNativeBridge detects the wrapper by its bridge', () => {
  expect(requestFrom({ Capacitor: { isNativePlatform: () => true } })).toBe('APP_H5')
  expect(requestFrom({ Capacitor: { isNativePlatform: () => false } })).toBe('H5')
  expect(requestFrom({})).toBe('H5')
  const broken = {
    Capacitor: {
      isNativePlatform: () => {
        throw new Error('no')
      },
    },
  }
  expect(hasNativeBridge(broken)).toBe(false)
})

test('loadBridge retries a chunk that failed to load, for all callers', async () => {
  vi.resetModules()
  const { loadBridge } = await import('./bridge.ts')
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  const load = vi
    .fn<() => Promise<typeof NativeBridge>>(() => import('./native-bridge.ts'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const wrapper = { Capacitor: { isNativePlatform: () => true } }
  const waiting = Promise.all([loadBridge(wrapper, load), loadBridge(wrapper, load)])
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  const [first, second] = await waiting
  expect(first.isNative).toBe(true)
  expect(second).toBe(first)
  expect(load).toHaveBeenCalledTimes(2)
})

test('loadBridge loads nothing in a browser, and the native bridge once in the wrapper', async () => {
  expect(await loadBridge({})).toBe(appBridge())
  expect(appBridge().isNative).toBe(false)
  const wrapper = { Capacitor: { isNativePlatform: () => true } }
  const [first, second] = await Promise.all([loadBridge(wrapper), loadBridge(wrapper)])
  expect(first).toBe(second)
  expect(appBridge()).toBe(first)
  expect(first.isNative).toBe(true)
})
