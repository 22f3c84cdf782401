import type { Config } from '#generated/http/schemas/config.ts'
import { type AppLocation, readLinkUrl } from '#src/lib/foreign-url.ts'

export interface HintBrowser {
  readonly isIos: boolean
  readonly isAndroidWithoutChrome: boolean
}

/** The hints for this browser, before dismissals: the Chrome tip, and the app's download page. */
export function shownHints(
  config: Pick<Config, 'showDownloadBanner' | 'download_page'> | undefined,
  { isIos, isAndroidWithoutChrome }: HintBrowser,
  app: AppLocation,
): { readonly hasTip: boolean; readonly downloadPage: string | undefined } {
  // Before config has loaded: the operator may have switched them off.
  if (!config?.showDownloadBanner) return { hasTip: false, downloadPage: undefined }
  return {
    hasTip: isAndroidWithoutChrome,
    downloadPage: isIos ? undefined : readLinkUrl(config.download_page, app)?.href,
  }
}
