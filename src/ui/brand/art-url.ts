import artUrl from './art.svg?no-inline'

/** The sprite of drawings: empty and failed states, VIP badges, rewards. */
export const ART_URL = artUrl

/** Preloads the sprite, so that the picture of a lost connection is available offline. A failure is retried on use. */
export function preloadArt(): void {
  fetch(artUrl).catch(() => undefined)
}
