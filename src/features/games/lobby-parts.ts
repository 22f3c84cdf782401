import { lazyRouteComponent } from '@tanstack/react-router'

/*
 * What the lobby's front does not show: in a chunk of its own, so that the first games come sooner. It is loaded when
 * the browser is idle, or with the first page where the address names a type.
 */
export const LobbyOfType = lazyRouteComponent(() => import('./lobby-of-type.tsx'), 'LobbyOfType')
export const EndlessGames = lazyRouteComponent(() => import('./endless-games.tsx'), 'EndlessGames')

/** Loads them ahead. Rejects when they cannot be loaded, which is told when they are needed. */
export async function preloadLobbyParts(): Promise<void> {
  await Promise.all([LobbyOfType.preload?.(), EndlessGames.preload?.()])
}
