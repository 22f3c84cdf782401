/** The part of Trusted Types that this module needs; TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string
  }
}

/** Built by `scripts/build/installable.ts`. */
const SCRIPT = '/sw.js'

/**
 * Registers the service worker, which shows the offline page. It never reloads a page. Without it the app works the same,
 * so a failure (private windows, a full disk) is ignored.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // The security policy names this policy, and it allows this one script.
  const url = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT)
  await navigator.serviceWorker.register(url ?? SCRIPT).catch(() => undefined)
}
