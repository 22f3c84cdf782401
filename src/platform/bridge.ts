/** Where Exit leads when there is no app to close (section 2 of the specification). */
const SEARCH_SITE = 'https://www.google.com/'

/** What is asked of the surroundings: a browser, or the native wrapper behind Capacitor's bridge. */
export interface AppBridge {
  readonly isNative: boolean
  /** `versionCode` of the installed app; null on the web, where the build's own counts. */
  installedVersionCode(): Promise<string | null>
  /** Closes the app; in a browser, and on iOS where an app cannot close itself, goes to a search site. */
  exit(): void
  /** Opens an address outside the app. Call it within the player's tap. False when the browser blocked it. */
  openExternally(url: string): boolean
  /** Offers the system's share sheet. Call it within the tap. False when there is none or the player turned it down. */
  share(data: { title?: string; text?: string; url: string }): Promise<boolean>
}

/** Whether the page runs inside the native wrapper: its bridge is put on `window` before our first script runs. */
export function hasNativeBridge(host: unknown = globalThis): boolean {
  const { Capacitor } = host as { Capacitor?: { isNativePlatform?: () => boolean } }
  try {
    return Capacitor?.isNativePlatform?.() === true
  } catch {
    return false
  }
}

/** The header `requestFrom` (section 7 of the specification). */
export function requestFrom(host: unknown = globalThis): 'APP_H5' | 'H5' {
  return hasNativeBridge(host) ? 'APP_H5' : 'H5'
}

/** The bridge of a plain browser. The wrapper's comes with the wrapper and is loaded only there. */
export function createWebBridge(): AppBridge {
  return {
    isNative: false,
    installedVersionCode: () => Promise.resolve(null),
    exit: () => globalThis.location.assign(SEARCH_SITE),
    openExternally(url) {
      // With 'noopener' window.open answers null even on success; the opener is cut by hand instead.
      const opened = globalThis.open(url, '_blank')
      if (!opened) return false
      opened.opener = null
      return true
    },
    async share(data) {
      if (typeof navigator.share !== 'function') return false
      try {
        await navigator.share(data)
        return true
      } catch {
        return false
      }
    },
  }
}
