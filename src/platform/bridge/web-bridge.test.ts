import { afterEach, expect, test, vi } from 'vitest'
import { createWebBridge } from './web-bridge.ts'

afterEach(() => vi.unstubAllGlobals())

test('webBridge opens an address without an opener, and reports a blocked popup', async () => {
  const opened = { opener: {} as unknown }
  vi.stubGlobal(
    'open',
    vi.fn<() => unknown>(() => opened),
  )
  expect(await createWebBridge().openExternally('https://pay.example')).toBe(true)
  expect(opened.opener).toBeNull()
  vi.stubGlobal(
    'open',
    vi.fn<() => unknown>(() => null),
  )
  expect(await createWebBridge().openExternally('https://pay.example')).toBe(false)
})

test('webBridge opens an address within the tap', () => {
  const open = vi.fn<() => unknown>(() => ({}))
  vi.stubGlobal('open', open)
  void createWebBridge().openExternally('https://pay.example')
  expect(open).toHaveBeenCalledOnce()
})

test('webBridge shares if the system can, and says if the player cancels or it fails', async () => {
  vi.stubGlobal('navigator', {})
  expect(await createWebBridge().share({ url: 'https://x.example' })).toBe('failed')
  expect(createWebBridge().canShare()).toBe(false)
  vi.stubGlobal('navigator', { share: vi.fn<() => Promise<void>>(() => Promise.resolve()) })
  expect(await createWebBridge().share({ url: 'https://x.example' })).toBe('shared')
  expect(createWebBridge().canShare()).toBe(true)
  for (const [name, outcome] of [
    ['AbortError', 'cancelled'],
    ['NotAllowedError', 'failed'],
  ] as const) {
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('no', name)))
    vi.stubGlobal('navigator', { share })
    expect(await createWebBridge().share({ url: 'https://x.example' })).toBe(outcome)
  }
})

test('webBridge exits to a search site', () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  createWebBridge().exit()
  expect(assign).toHaveBeenCalledWith('https://www.google.com/')
})

test('webBridge has no version, no device id, no vibration, and downloads files itself', async () => {
  const bridge = createWebBridge()
  expect([await bridge.installedVersionCode(), await bridge.deviceId()]).toEqual([null, null])
  expect([bridge.vibrate, bridge.shareFile]).toEqual([undefined, undefined])
})
