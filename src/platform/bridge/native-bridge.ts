import * as z from 'zod/mini'
import type { AppBridge } from './app-bridge.ts'

/** A plugin on `Capacitor.Plugins`: every method takes one object and returns a promise. */
type Plugin = Readonly<Record<string, unknown>>

/** The header `versionCode` has at most nine digits. */
const AppInfo = z.object({ build: z.string().check(z.regex(/^[0-9]{1,9}$/)) })

/** The format of the header `deviceId`. */
const DeviceId = z.object({ identifier: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)) })

/**
 * Capacitor's bridge without Capacitor's packages: the wrapper puts its plugins (App, Device, Share, AppLauncher or
 * Browser) on the page. Falls back to the browser if a plugin is missing or fails.
 * @param host the page's window
 * @param web the fallback for missing plugins
 */
export function createNativeBridge(host: unknown, web: AppBridge): AppBridge {
  const { Capacitor } = host as { Capacitor?: { getPlatform?: () => string; Plugins?: Record<string, Plugin> } }

  const has = (plugin: string, method: string): boolean => typeof Capacitor?.Plugins?.[plugin]?.[method] === 'function'

  /** Calls a method of a plugin; undefined if either is missing. */
  function call(plugin: string, method: string, options: object = {}): Promise<unknown> | undefined {
    const found = Capacitor?.Plugins?.[plugin]
    const run = found?.[method]
    return typeof run === 'function' ? Promise.resolve(run.call(found, options) as unknown) : undefined
  }

  async function callPlugin<Result>(
    schema: z.ZodMiniType<Result>,
    plugin: string,
    method: string,
  ): Promise<Result | null> {
    try {
      return schema.safeParse(await call(plugin, method)).data ?? null
    } catch {
      return null
    }
  }

  return {
    isNative: true,
    installedVersionCode: async () => (await callPlugin(AppInfo, 'App', 'getInfo'))?.build ?? '',
    deviceId: async () => (await callPlugin(DeviceId, 'Device', 'getId'))?.identifier ?? null,
    exit() {
      const leaving = Capacitor?.getPlatform?.() === 'ios' ? undefined : call('App', 'exitApp')
      if (leaving) leaving.catch(web.exit)
      else web.exit()
    },
    openExternally(url) {
      const opening = call('AppLauncher', 'openUrl', { url }) ?? call('Browser', 'open', { url })
      if (!opening) return web.openExternally(url)
      opening.catch(() => web.openExternally(url))
      return true
    },
    // Android's WebView lacks the web's share sheet.
    canShare: () => has('Share', 'share') || web.canShare(),
    async share(data) {
      try {
        const sharing = call('Share', 'share', data)
        if (!sharing) return await web.share(data)
        await sharing
        return true
      } catch {
        return false
      }
    },
    onBack(listener) {
      const { App } = Capacitor?.Plugins ?? {}
      const listen = App?.['addListener']
      if (typeof listen === 'function') listen.call(App, 'backButton', () => listener())
    },
  }
}
