import * as z from 'zod/mini'
import type { AppBridge } from './app-bridge.ts'
import { shareFile, toShareOutcome } from './native-files.ts'
import { PluginError, readPlugins } from './native-plugins.ts'
import { watchLeaving } from './watch-leaving.ts'

/** The header `versionCode` has at most nine digits. */
const AppInfo = z.object({ build: z.string().check(z.regex(/^[0-9]{1,9}$/)) })

/** The format of the header `deviceId`. */
const DeviceId = z.object({ identifier: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)) })

/** AppLauncher answers also if no app took the address. */
const Opened = z.object({ completed: z.literal(true) })

function isOfOrigin(url: string, origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(url) && new URL(url).origin === origin
}

/**
 * The wrapper's functions by its plugins: App, Device, Share, Filesystem, AppLauncher, Browser, Haptics. Falls back to the
 * browser if a plugin is missing or fails.
 * @param host the page's window
 * @param web the fallback for missing plugins
 */
export function createNativeBridge(host: unknown, web: AppBridge): AppBridge {
  const plugins = readPlugins(host)
  const { call, has, isIos } = plugins
  const { location, matchMedia } = host as Partial<Window>
  let build: string | undefined

  async function read<Result>(schema: z.ZodMiniType<Result>, plugin: string, method: string): Promise<Result | null> {
    return call(plugin, method).then(
      (answer) => schema.safeParse(answer).data ?? null,
      () => null,
    )
  }

  /** Opens an address by AppLauncher, else by Browser. Rejects with the last failure. */
  async function openBySystem(url: string): Promise<unknown> {
    const browse = () => call('Browser', 'open', { url })
    // The system would give an address of our own site back to the app: its links open it.
    if (isOfOrigin(url, location?.origin)) return browse()
    try {
      return Opened.parse(await call('AppLauncher', 'openUrl', { url }))
    } catch (error) {
      // It may have opened the address: another way would open it twice.
      if (error instanceof PluginError && error.reason === 'silent') throw error
      return browse()
    }
  }

  return {
    isNative: true,
    async installedVersionCode() {
      // Once known it stays: a later call that fails must not ask the player to update.
      build ??= (await read(AppInfo, 'App', 'getInfo'))?.build
      return build ?? ''
    },
    deviceId: async () => (await read(DeviceId, 'Device', 'getId'))?.identifier ?? null,
    exit() {
      if (isIos()) web.exit()
      else call('App', 'exitApp').catch(() => web.exit())
    },
    async openExternally(url) {
      const leaving = watchLeaving(host)
      try {
        await openBySystem(url)
        return true
      } catch (error) {
        if (error instanceof PluginError && error.reason === 'silent') return leaving.hasLeft()
        return web.openExternally(url)
      } finally {
        leaving.stop()
      }
    },
    // Android's WebView lacks the web's share sheet.
    canShare: () => has('Share', 'share') || web.canShare(),
    async share(data) {
      try {
        await call('Share', 'share', data)
        return 'shared'
      } catch (error) {
        const isMissing = error instanceof PluginError && error.reason === 'missing'
        return isMissing ? web.share(data) : toShareOutcome(error)
      }
    },
    shareFile: (name, content) => shareFile(plugins, name, content),
    vibrate(reason) {
      if (matchMedia?.call(host, '(prefers-reduced-motion: reduce)').matches === true) return
      const buzz =
        reason === 'press'
          ? call('Haptics', 'impact', { style: 'LIGHT' })
          : call('Haptics', 'notification', { type: 'SUCCESS' })
      buzz.catch(() => undefined)
    },
  }
}
