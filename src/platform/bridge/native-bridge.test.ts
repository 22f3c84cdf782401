import { describe, expect, test, vi } from 'vitest'
import type { AppBridge } from './app-bridge.ts'
import { createNativeBridge } from './native-bridge.ts'
import { createWebBridge } from './web-bridge.ts'

type Method = (options: object) => unknown

/** A wrapper with these plugins, and a browser that records its calls. */
function setUp(plugins: Record<string, Record<string, unknown>>, platform = 'android') {
  const web: AppBridge = {
    ...createWebBridge(),
    exit: vi.fn<AppBridge['exit']>(),
    openExternally: vi.fn<AppBridge['openExternally']>(() => true),
    share: vi.fn<AppBridge['share']>(() => Promise.resolve(true)),
  }
  const host = { Capacitor: { isNativePlatform: () => true, getPlatform: () => platform, Plugins: plugins } }
  return { web, bridge: createNativeBridge(host, web) }
}

const resolving = (value?: unknown) => vi.fn<Method>(() => Promise.resolve(value))
const refuses = () => vi.fn<Method>(() => Promise.reject(new Error('no')))

describe('nativeBridge: version and device id', () => {
  test('version code and device id', async () => {
    const { bridge } = setUp({
      App: { getInfo: resolving({ build: '104', version: '1.0.4' }) },
      Device: { getId: resolving({ identifier: '3B9A2C1D-0E4F-4A55-9C77-1D2E3F405060' }) },
    })
    expect(await bridge.installedVersionCode()).toBe('104')
    expect(await bridge.deviceId()).toBe('3B9A2C1D-0E4F-4A55-9C77-1D2E3F405060')
  })

  test.each([
    ['are missing', {}],
    ['refuse', { App: { getInfo: refuses() }, Device: { getId: refuses() } }],
    [
      'return values that no header accepts',
      { App: { getInfo: resolving({ build: '1.0' }) }, Device: { getId: resolving('x') } },
    ],
  ])('plugins that %s leave the version unknown and the id to us', async (_what, plugins) => {
    const { bridge } = setUp(plugins)
    expect([await bridge.installedVersionCode(), await bridge.deviceId()]).toEqual(['', null])
  })
})

test('nativeBridge has a share sheet if the plugin or the browser has one', () => {
  expect(setUp({}).bridge.canShare()).toBe(false)
  expect(setUp({ Share: {} }).bridge.canShare()).toBe(false)
  expect(setUp({ Share: { share: resolving() } }).bridge.canShare()).toBe(true)
})

describe('exit', () => {
  test('closes an Android app', () => {
    const exitApp = resolving()
    const { bridge, web } = setUp({ App: { exitApp } })
    bridge.exit()
    expect(exitApp).toHaveBeenCalledOnce()
    expect(web.exit).not.toHaveBeenCalled()
  })

  test.each([
    ['on iOS, where an app cannot close itself', { App: { exitApp: resolving() } }, 'ios'],
    ['without the plugin', {}, 'android'],
    ['where the plugin refuses', { App: { exitApp: refuses() } }, 'android'],
  ])('leads to the search site %s', async (_where, plugins, platform) => {
    const { bridge, web } = setUp(plugins, platform)
    bridge.exit()
    await Promise.resolve()
    await Promise.resolve()
    expect(web.exit).toHaveBeenCalledOnce()
  })
})

describe('nativeBridge: openExternally', () => {
  const url = 'https://pay.example/1'

  test("uses AppLauncher, else Browser, else the browser's way", () => {
    const [openUrl, open] = [resolving(), resolving()]
    setUp({ AppLauncher: { openUrl }, Browser: { open } }).bridge.openExternally(url)
    expect(openUrl).toHaveBeenCalledExactlyOnceWith({ url })
    expect(open).not.toHaveBeenCalled()
    setUp({ Browser: { open } }).bridge.openExternally(url)
    expect(open).toHaveBeenCalledExactlyOnceWith({ url })
    const { bridge, web } = setUp({})
    expect(bridge.openExternally(url)).toBe(true)
    expect(web.openExternally).toHaveBeenCalledExactlyOnceWith(url)
  })

  test("uses the browser's way if the plugin rejects", async () => {
    const { bridge, web } = setUp({ Browser: { open: refuses() } })
    expect(bridge.openExternally(url)).toBe(true)
    await Promise.resolve()
    await Promise.resolve()
    expect(web.openExternally).toHaveBeenCalledExactlyOnceWith(url)
  })
})

test("share uses the system's sheet, and returns false if the player cancels", async () => {
  const share = resolving({ activityType: '' })
  const data = { title: 'Tumpak', url: 'https://x.example' }
  expect(await setUp({ Share: { share } }).bridge.share(data)).toBe(true)
  expect(share).toHaveBeenCalledExactlyOnceWith(data)
  expect(await setUp({ Share: { share: refuses() } }).bridge.share(data)).toBe(false)
  const { bridge, web } = setUp({})
  expect(await bridge.share(data)).toBe(true)
  expect(web.share).toHaveBeenCalledExactlyOnceWith(data)
})

test("onBack handles Android's back button, and does nothing without the plugin", () => {
  const listeners: (() => void)[] = []
  const addListener = vi.fn((_event: string, listener: () => void) => listeners.push(listener))
  const onBack = vi.fn<() => void>()
  setUp({ App: { addListener } }).bridge.onBack(onBack)
  listeners[0]?.()
  expect(addListener.mock.calls[0]?.[0]).toBe('backButton')
  expect(onBack).toHaveBeenCalledOnce()
  expect(() => setUp({}).bridge.onBack(onBack)).not.toThrow()
})
