import { afterEach, expect, test, vi } from 'vitest'
import { createWebBridge } from './web-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

test('webBridge opens an address without an opener, and reports a blocked popup', () => {
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

test('webBridge shares if the system can, and returns false if the player cancels', async () => {
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

test('webBridge exits to a search site', () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  createWebBridge().exit()
  expect(assign).toHaveBeenCalledWith('https://www.google.com/')
})

test('webBridge has no version and no device id, and leaves Back to the browser', async () => {
  const bridge = createWebBridge()
  expect([await bridge.installedVersionCode(), await bridge.deviceId()]).toEqual([null, null])
  expect(() => bridge.onBack(() => {})).not.toThrow()
})
