import type { AppBridge } from './app-bridge.ts'

/** Where Exit leads if there is no app to close. */
const SEARCH_SITE = 'https://www.google.com/'

/** The bridge of a plain browser. */
export function createWebBridge(): AppBridge {
  return {
    isNative: false,
    installedVersionCode: () => Promise.resolve(null),
    deviceId: () => Promise.resolve(null),
    exit: () => globalThis.location.assign(SEARCH_SITE),
    openExternally(url) {
      // With 'noopener' window.open returns null even on success, so cut the opener by hand.
      const opened = globalThis.open(url, '_blank')
      if (!opened) return false
      opened.opener = null
      return true
    },
    canShare: () => typeof navigator.share === 'function',
    async share(data) {
      if (typeof navigator.share !== 'function') return false
      try {
        await navigator.share(data)
        return true
      } catch {
        return false
      }
    },
    onBack: () => undefined,
  }
}
