import type { Config } from '#generated/http/schemas/config.ts'
import { type AppLocation, readLinkUrl } from '#src/lib/foreign-url.ts'

/** The app's download page that the banner offers; undefined for none, and before config has loaded. */
export function downloadPage(
  config: Pick<Config, 'showDownloadBanner' | 'download_page'> | undefined,
  isIos: boolean,
  app: AppLocation,
): string | undefined {
  // Before config has loaded: the operator may have switched the banner off.
  if (!config?.showDownloadBanner || isIos) return undefined
  return readLinkUrl(config.download_page, app)?.href
}
