import { expect, test } from 'vitest'
import { appBridge, hasNativeBridge, loadBridge, requestFrom } from './bridge.ts'

test('the wrapper is known by its bridge', () => {
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

test('a browser loads nothing; the wrapper its own bridge, once', async () => {
  expect(await loadBridge({})).toBe(appBridge())
  expect(appBridge().isNative).toBe(false)
  const wrapper = { Capacitor: { isNativePlatform: () => true } }
  const [first, second] = await Promise.all([loadBridge(wrapper), loadBridge(wrapper)])
  expect(first).toBe(second)
  expect(appBridge()).toBe(first)
  expect(first.isNative).toBe(true)
})
