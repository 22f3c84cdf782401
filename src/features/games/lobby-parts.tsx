import { deferred } from '#src/components/deferred.tsx'
import { GridSkeleton } from './game-skeletons.tsx'

/* Parts outside the lobby's front, deferred so that the first games appear sooner: loaded when the browser is
   idle, or with the first page if the address names a type. */
export const LobbyOfType = deferred(async () => (await import('./lobby-of-type.tsx')).LobbyOfType, {
  fallback: ({ chosen }) => <GridSkeleton label={chosen.name} />,
})
export const EndlessGames = deferred(async () => (await import('./endless-games.tsx')).EndlessGames, {
  fallback: ({ label }) => <GridSkeleton label={label} />,
})

/** Preloads them. Rejects on failure, which is shown when they are needed. */
export async function preloadLobbyParts(): Promise<void> {
  await Promise.all([LobbyOfType.preload(), EndlessGames.preload()])
}
