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
    // Up to its first await it runs within the tap.
    async openExternally(url) {
      // With 'noopener' window.open returns null even on success, so cut the opener by hand.
      const opened = globalThis.open(url, '_blank')
      if (opened) opened.opener = null
      return opened !== null
    },
    canShare: () => typeof navigator.share === 'function',
    async share(data) {
      try {
        await navigator.share(data)
        return 'shared'
      } catch (error) {
        return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
      }
    },
  }
}
