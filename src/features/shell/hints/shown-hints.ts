import type { Config } from '#generated/http/schemas/config.ts'
import { type AppLocation, readLinkUrl } from '#src/lib/foreign-url.ts'

export interface HintBrowser {
  readonly isIos: boolean
  readonly isAndroidWithoutChrome: boolean
}

/** Which hints this browser gets, before any dismissal: the tip that names Chrome, and the page to download the app from. */
export function shownHints(
  config: Pick<Config, 'showDownloadBanner' | 'download_page'> | undefined,
  { isIos, isAndroidWithoutChrome }: HintBrowser,
  app: AppLocation,
): { readonly hasTip: boolean; readonly downloadPage: string | undefined } {
  // Until config has arrived, nobody knows whether the operator has switched them off.
  if (!config?.showDownloadBanner) return { hasTip: false, downloadPage: undefined }
  return {
    hasTip: isAndroidWithoutChrome,
    downloadPage: isIos ? undefined : readLinkUrl(config.download_page, app)?.href,
  }
}
