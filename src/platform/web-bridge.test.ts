import { afterEach, expect, test, vi } from 'vitest'
import { createWebBridge } from './web-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

test('opens outside without handing over our window, and says when it was blocked', () => {
  const opened = { opener: {} as unknown }
  vi.stubGlobal(
    'open',
    vi.fn<() => unknown>(() => opened),
  )
  expect(createWebBridge().openExternally('https://pay.example')).toBe(true)
  expect(opened.opener).toBeNull()
  vi.stubGlobal(
    'open',
    vi.fn<() => unknown>(() => null),
  )
  expect(createWebBridge().openExternally('https://pay.example')).toBe(false)
})

test('shares where the system can, and bears a refusal', async () => {
  vi.stubGlobal('navigator', {})
  expect(await createWebBridge().share({ url: 'https://x.example' })).toBe(false)
  expect(createWebBridge().canShare()).toBe(false)
  vi.stubGlobal('navigator', { share: vi.fn<() => Promise<void>>(() => Promise.resolve()) })
  expect(await createWebBridge().share({ url: 'https://x.example' })).toBe(true)
  expect(createWebBridge().canShare()).toBe(true)
  vi.stubGlobal('navigator', {
    share: vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('no', 'AbortError'))),
  })
  expect(await createWebBridge().share({ url: 'https://x.example' })).toBe(false)
})

test('exit of a browser leads to a search site', () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  createWebBridge().exit()
  expect(assign).toHaveBeenCalledWith('https://www.google.com/')
})

test('a browser knows no version and no id, and its Back is its own', async () => {
  const bridge = createWebBridge()
  expect([await bridge.installedVersionCode(), await bridge.deviceId()]).toEqual([null, null])
  expect(() => bridge.onBack(() => {})).not.toThrow()
})
