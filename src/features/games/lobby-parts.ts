import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '#src/i18n/i18n.ts'
import { withinTime } from '#src/lib/within-time.ts'

/*
 * What the lobby's front does not show: in a chunk of its own, so that the first games come sooner. It is loaded when
 * the browser is idle, or with the first page where the address names a type.
 */
export const LobbyOfType = lazyRouteComponent(() => withTexts(import('./lobby-of-type.tsx')), 'LobbyOfType')
export const EndlessGames = lazyRouteComponent(() => withTexts(import('./endless-games.tsx')), 'EndlessGames')

/** Loads them ahead. Rejects when they cannot be loaded, which is told when they are needed. */
export async function preloadLobbyParts(): Promise<void> {
  await Promise.all([LobbyOfType.preload?.(), EndlessGames.preload?.()])
}

async function withTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await withinTime(Promise.all([loading, loadTexts()]))
  return module
}
