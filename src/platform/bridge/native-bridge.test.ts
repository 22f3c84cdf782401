import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APP_PAUSE } from '#src/lib/app-events.ts'
import { answers, createWrapper, isSilent, refuses, throws } from '../testing/fake-wrapper.ts'
import type { AppBridge } from './app-bridge.ts'
import { createNativeBridge } from './native-bridge.ts'
import { PLUGIN_TIMEOUT_MS } from './native-plugins.ts'
import { createWebBridge } from './web-bridge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A wrapper with these plugins, and a browser that records its calls. */
function setUp(plugins: Record<string, object>, platform = 'android') {
  const web: AppBridge = {
    ...createWebBridge(),
    exit: vi.fn<AppBridge['exit']>(),
    openExternally: vi.fn<AppBridge['openExternally']>(() => Promise.resolve(true)),
    share: vi.fn<AppBridge['share']>(() => Promise.resolve('shared')),
  }
  const host = createWrapper(plugins, platform)
  return { host, web, bridge: createNativeBridge(host, web) }
}

/** The result of a call once every plugin has had its time. */
async function late<Result>(result: Promise<Result>): Promise<Result> {
  await vi.advanceTimersByTimeAsync(5 * PLUGIN_TIMEOUT_MS)
  return result
}

describe('nativeBridge: version and device id', () => {
  it('are those of the App and Device plugins', async () => {
    const { bridge } = setUp({
      App: { getInfo: answers({ build: '104', version: '1.0.4' }) },
      Device: { getId: answers({ identifier: '3B9A2C1D-0E4F-4A55-9C77-1D2E3F405060' }) },
    })
    expect(await bridge.installedVersionCode()).toBe('104')
    expect(await bridge.deviceId()).toBe('3B9A2C1D-0E4F-4A55-9C77-1D2E3F405060')
  })

  it.each([
    ['are missing', {}],
    ['refuse', { App: { getInfo: refuses() }, Device: { getId: refuses() } }],
    ['throw', { App: { getInfo: throws() }, Device: { getId: throws() } }],
    ['never answer', { App: { getInfo: isSilent() }, Device: { getId: isSilent() } }],
    [
      'return values that no header accepts',
      { App: { getInfo: answers({ build: '1.0' }) }, Device: { getId: answers('x') } },
    ],
  ])('plugins that %s leave the version unknown and the id to us', async (_what, plugins) => {
    const { bridge } = setUp(plugins)
    expect(await late(Promise.all([bridge.installedVersionCode(), bridge.deviceId()]))).toEqual(['', null])
  })

  it('a version that is known stays: a later call that fails asks for no update', async () => {
    const getInfo = answers({ build: '104' }).mockImplementationOnce(() => Promise.resolve({ build: '104' }))
    const { bridge } = setUp({ App: { getInfo } })
    await bridge.installedVersionCode()
    getInfo.mockImplementation(() => Promise.reject(new Error('no')))
    expect(await bridge.installedVersionCode()).toBe('104')
  })
})

describe('nativeBridge: exit', () => {
  it('closes an Android app', async () => {
    const exitApp = answers()
    const { bridge, web } = setUp({ App: { exitApp } })
    bridge.exit()
    await vi.runAllTimersAsync()
    expect(exitApp).toHaveBeenCalledOnce()
    expect(web.exit).not.toHaveBeenCalled()
  })

  it.each([
    ['on iOS, where an app cannot close itself', { App: { exitApp: answers() } }, 'ios'],
    ['without the plugin', {}, 'android'],
    ['where the plugin refuses', { App: { exitApp: refuses() } }, 'android'],
    ['where the plugin never answers', { App: { exitApp: isSilent() } }, 'android'],
  ])('leads to the search site %s', async (_where, plugins, platform) => {
    const { bridge, web } = setUp(plugins, platform)
    bridge.exit()
    await vi.advanceTimersByTimeAsync(PLUGIN_TIMEOUT_MS)
    expect(web.exit).toHaveBeenCalledOnce()
  })
})

describe('nativeBridge: openExternally', () => {
  const url = 'https://pay.example/1'

  it('uses AppLauncher, without it Browser', async () => {
    const [openUrl, open] = [answers({ completed: true }), answers()]
    expect(await setUp({ AppLauncher: { openUrl }, Browser: { open } }).bridge.openExternally(url)).toBe(true)
    expect(openUrl).toHaveBeenCalledExactlyOnceWith({ url })
    expect(open).not.toHaveBeenCalled()
    expect(await setUp({ Browser: { open } }).bridge.openExternally(url)).toBe(true)
    expect(open).toHaveBeenCalledExactlyOnceWith({ url })
  })

  it.each([
    ['refuses', refuses()],
    ['throws', throws()],
    ['found no app for it', answers({ completed: false })],
  ])('uses Browser if AppLauncher %s', async (_what, openUrl) => {
    const open = answers()
    expect(await setUp({ AppLauncher: { openUrl }, Browser: { open } }).bridge.openExternally(url)).toBe(true)
    expect(open).toHaveBeenCalledExactlyOnceWith({ url })
  })

  it('gives an address of our own site to Browser: the system would give it back to the app', async () => {
    const [openUrl, open] = [answers({ completed: true }), answers()]
    const own = 'https://play.example/terms.html'
    expect(await setUp({ AppLauncher: { openUrl }, Browser: { open } }).bridge.openExternally(own)).toBe(true)
    expect(openUrl).not.toHaveBeenCalled()
    expect(open).toHaveBeenCalledExactlyOnceWith({ url: own })
  })

  it("uses the browser's way if both are missing or fail, and says whether that worked", async () => {
    const failing: Record<string, object> = { AppLauncher: { openUrl: refuses() }, Browser: { open: refuses() } }
    for (const plugins of [{}, failing]) {
      const { bridge, web } = setUp(plugins)
      expect(await bridge.openExternally(url)).toBe(true)
      expect(web.openExternally).toHaveBeenCalledExactlyOnceWith(url)
      vi.mocked(web.openExternally).mockResolvedValue(false)
      expect(await bridge.openExternally(url)).toBe(false)
    }
  })

  it('says that nothing opened if AppLauncher never answers, and opens nothing twice', async () => {
    const open = answers()
    const { bridge, web } = setUp({ AppLauncher: { openUrl: isSilent() }, Browser: { open } })
    expect(await late(bridge.openExternally(url))).toBe(false)
    expect(open).not.toHaveBeenCalled()
    expect(web.openExternally).not.toHaveBeenCalled()
  })

  it('counts an address as open if the app went to the background meanwhile', async () => {
    const { bridge, host } = setUp({ AppLauncher: { openUrl: isSilent() } })
    const paused = bridge.openExternally(url)
    host.dispatchEvent(new Event(APP_PAUSE))
    expect(await late(paused)).toBe(true)
    const hidden = bridge.openExternally(url)
    host.document.visibilityState = 'hidden'
    host.document.dispatchEvent(new Event('visibilitychange'))
    expect(await late(hidden)).toBe(true)
    expect(await late(bridge.openExternally(url))).toBe(false)
  })
})

describe('nativeBridge: share', () => {
  const data = { title: 'Tumpak', url: 'https://x.example' }

  it('has a share sheet if the plugin or the browser has one', () => {
    vi.stubGlobal('navigator', {})
    expect(setUp({}).bridge.canShare()).toBe(false)
    expect(setUp({ Share: {} }).bridge.canShare()).toBe(false)
    expect(setUp({ Share: { share: answers() } }).bridge.canShare()).toBe(true)
  })

  it.each([
    ['shared', answers({ activityType: '' })],
    ['cancelled', refuses('Share canceled')],
    ['failed', refuses("Can't share while sharing is in progress")],
    ['failed', throws()],
    ['cancelled', isSilent()],
  ] as const)('is %s by what the sheet says', async (outcome, share) => {
    const { bridge, web } = setUp({ Share: { share } })
    expect(await late(bridge.share(data))).toBe(outcome)
    expect(share).toHaveBeenCalledExactlyOnceWith(data)
    expect(web.share).not.toHaveBeenCalled()
  })

  it("uses the browser's sheet without the plugin", async () => {
    const { bridge, web } = setUp({})
    expect(await bridge.share(data)).toBe('shared')
    expect(web.share).toHaveBeenCalledExactlyOnceWith(data)
  })
})

describe('nativeBridge: shareFile', () => {
  const file = new Blob(['₱1,000.00'], { type: 'text/csv' })
  const uri = 'file:///cache/list.csv'
  const shareList = async (plugins: Record<string, object>) => setUp(plugins).bridge.shareFile?.('list.csv', file)

  it('writes the file to the cache as base64, and shares its address', async () => {
    const [writeFile, share] = [answers({ uri }), answers({ activityType: '' })]
    expect(await setUp({ Filesystem: { writeFile }, Share: { share } }).bridge.shareFile?.('list.csv', file)).toBe(
      'shared',
    )
    const data = Buffer.from('₱1,000.00').toString('base64')
    expect(writeFile).toHaveBeenCalledExactlyOnceWith({ path: 'list.csv', data, directory: 'CACHE' })
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [uri] })
  })

  it('keeps every byte of a large file', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256)
    const writeFile = answers({ uri })
    await setUp({ Filesystem: { writeFile }, Share: { share: answers() } }).bridge.shareFile?.('x', new Blob([bytes]))
    const [{ data }] = writeFile.mock.calls[0] as unknown as [{ data: string }]
    expect(Buffer.from(data, 'base64').equals(Buffer.from(bytes))).toBe(true)
  })

  it.each([
    ['Filesystem is missing', { Share: { share: answers() } }],
    ['Filesystem refuses', { Filesystem: { writeFile: refuses() }, Share: { share: answers() } }],
    ['Filesystem gives no address', { Filesystem: { writeFile: answers({}) }, Share: { share: answers() } }],
    ['Filesystem never answers', { Filesystem: { writeFile: isSilent() }, Share: { share: answers() } }],
    ['Share is missing', { Filesystem: { writeFile: answers({ uri }) } }],
    ['Share refuses', { Filesystem: { writeFile: answers({ uri }) }, Share: { share: refuses() } }],
  ])('fails if %s', async (_what, plugins) => {
    expect(await late(shareList(plugins))).toBe('failed')
  })

  it.each([
    ['the player closes the sheet', refuses('Share canceled')],
    ['the sheet never answers', isSilent()],
  ])('is cancelled if %s', async (_what, share) => {
    expect(await late(shareList({ Filesystem: { writeFile: answers({ uri }) }, Share: { share } }))).toBe('cancelled')
  })
})

describe('nativeBridge: vibrate', () => {
  it('is light for a press, and a success for a success', () => {
    const [impact, notification] = [answers(), refuses()]
    const { bridge } = setUp({ Haptics: { impact, notification } })
    bridge.vibrate?.('press')
    bridge.vibrate?.('success')
    expect(impact).toHaveBeenCalledExactlyOnceWith({ style: 'LIGHT' })
    expect(notification).toHaveBeenCalledExactlyOnceWith({ type: 'SUCCESS' })
  })

  it('does nothing without the plugin, or where motion is reduced', () => {
    expect(() => setUp({}).bridge.vibrate?.('press')).not.toThrow()
    const impact = answers()
    const host = Object.assign(createWrapper({ Haptics: { impact } }), { matchMedia: () => ({ matches: true }) })
    createNativeBridge(host, createWebBridge()).vibrate?.('press')
    expect(impact).not.toHaveBeenCalled()
  })
})
