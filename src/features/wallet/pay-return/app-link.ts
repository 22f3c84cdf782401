import { type BrowserTraits, isAndroid, isIos } from '#src/platform/surroundings.ts'

/** What the address of an app link needs; `window.location` fits. */
export interface LinkOrigin {
  readonly origin: string
  readonly protocol: string
  readonly host: string
}

/** Android opens the installed app, by its id or by its verified links; without the app the browser opens the page itself. */
function toIntentUrl(path: string, { origin, protocol, host }: LinkOrigin, appId: string | undefined): string {
  const parts = [
    `scheme=${protocol.replace(':', '')}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
    ...(appId === undefined ? [] : [`package=${appId}`]),
    `S.browser_fallback_url=${encodeURIComponent(origin + path)}`,
  ]
  return `intent://${host}${path}#Intent;${parts.join(';')};end`
}

/**
 * The address by which a browser leaves for a page of the installed app: both systems keep a plain link to the site's own host
 * in the browser. iOS needs the app's id, which is its scheme; elsewhere, and without it, the page of the site.
 */
export function toAppLink(path: string, origin: LinkOrigin, browser: BrowserTraits, appId: string | undefined): string {
  if (isAndroid(browser)) return toIntentUrl(path, origin, appId)
  return isIos(browser) && appId !== undefined ? `${appId}://${origin.host}${path}` : path
}
