import type { Settings } from '../settings.ts'

/**
 * The origin of the pages of development: another host name than the app's, so that they never get its cookie. On this
 * machine that is `localhost` for an app on `127.0.0.1`, and the reverse.
 */
export function getPagesOrigin({ pagesHost, port }: Pick<Settings, 'pagesHost' | 'port'>, appOrigin: string): string {
  const isTaken = new URL(appOrigin).hostname === pagesHost
  return `http://${isTaken && pagesHost === 'localhost' ? '127.0.0.1' : pagesHost}:${port}`
}

/** Whether the pages are served to a request for this host name. */
export function isPagesHost(hostname: string, { pagesHost }: Pick<Settings, 'pagesHost'>): boolean {
  return hostname === pagesHost || (pagesHost === 'localhost' && hostname === '127.0.0.1')
}
