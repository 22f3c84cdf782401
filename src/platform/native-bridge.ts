import * as z from 'zod/mini'
import type { AppBridge } from './app-bridge.ts'

/** A plugin as the wrapper puts it on `Capacitor.Plugins`: every method takes one object and answers a promise. */
type Plugin = Readonly<Record<string, unknown>>

/** The header `versionCode` takes nine digits at most. */
const AppInfo = z.object({ build: z.string().check(z.regex(/^[0-9]{1,9}$/)) })

/** As the header `deviceId` takes it. */
const DeviceId = z.object({ identifier: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)) })

/**
 * Capacitor's bridge, without a package of Capacitor: the wrapper itself puts each of its plugins on the page, and a
 * page that comes from a site must do with those that are there. App, Device and Share are used, and AppLauncher or
 * Browser to open what lies outside; what is missing, or fails, is as in a browser.
 *
 * @param host the page's window
 * @param web what is done where a plugin is missing
 */
export function createNativeBridge(host: unknown, web: AppBridge): AppBridge {
  const { Capacitor } = host as { Capacitor?: { getPlatform?: () => string; Plugins?: Record<string, Plugin> } }

  const has = (plugin: string, method: string): boolean => typeof Capacitor?.Plugins?.[plugin]?.[method] === 'function'

  /** Calls a method of a plugin; undefined where either is missing. */
  function call(plugin: string, method: string, options: object = {}): Promise<unknown> | undefined {
    const found = Capacitor?.Plugins?.[plugin]
    const run = found?.[method]
    return typeof run === 'function' ? Promise.resolve(run.call(found, options) as unknown) : undefined
  }

  async function ask<Answer>(schema: z.ZodMiniType<Answer>, plugin: string, method: string): Promise<Answer | null> {
    try {
      return schema.safeParse(await call(plugin, method)).data ?? null
    } catch {
      return null
    }
  }

  return {
    isNative: true,
    installedVersionCode: async () => (await ask(AppInfo, 'App', 'getInfo'))?.build ?? '',
    deviceId: async () => (await ask(DeviceId, 'Device', 'getId'))?.identifier ?? null,
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
    // Android's WebView has no share sheet of the web's.
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
