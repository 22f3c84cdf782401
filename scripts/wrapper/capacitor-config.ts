import type { Settings } from './settings.ts'

/** Below wrapper/: what ships inside the app, which is the offline page alone. */
export const WEB_FOLDER = 'offline'

/** What Capacitor's command line and both native sides read. */
export function toCapacitorConfig({ site, appId, name, colors }: Settings) {
  return {
    appId,
    appName: name,
    webDir: WEB_FOLDER,
    backgroundColor: colors.splash,
    // As in a browser: a player may enlarge what is too small.
    zoomEnabled: true,
    server: {
      url: site,
      cleartext: false,
      // What leads elsewhere (payments, games outside, contacts) opens in the system's browser.
      allowNavigation: [],
      errorPath: 'index.html',
    },
    android: { allowMixedContent: false },
    plugins: {
      // The offline page cannot hide it on Android, where it has no plugins: so it always ends by itself.
      SplashScreen: {
        launchAutoHide: true,
        launchShowDuration: 1000,
        launchFadeOutDuration: 200,
        backgroundColor: colors.splash,
        androidScaleType: 'CENTER_CROP',
      },
      // iOS shrinks the page by it. On Android SystemBars does, and must do it alone (no resizeOnFullScreen).
      Keyboard: { resize: 'native' },
      // Light icons over the dark splash. SystemBars sets its style again whenever the device turns, so both agree.
      StatusBar: { style: 'DARK' },
      SystemBars: { style: 'DARK', insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
    },
  }
}

/**
 * The configuration of the iOS app, from the one that `cap sync` has copied there. iOS compares addresses by their
 * beginning: without the slash, play.example.com.attacker.net would be the site. Android takes an origin alone.
 */
export function toIosConfig(copied: string): string {
  const config = JSON.parse(copied) as { server: { url: string } }
  config.server.url = config.server.url.replace(/\/?$/, '/')
  return `${JSON.stringify(config, null, '\t')}\n`
}
