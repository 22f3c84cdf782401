import artUrl from './art.svg?no-inline'

/** The sheet of drawings: empty and failed places, VIP badges, rewards. */
export const ART_URL = artUrl

/**
 * Fetches the sheet ahead, so that the picture of a lost connection is there when there is no connection. What fails
 * now is fetched when it is needed.
 */
export function preloadArt(): void {
  fetch(artUrl).catch(() => undefined)
}
