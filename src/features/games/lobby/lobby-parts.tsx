import { deferred } from '#src/components/deferred/deferred.tsx'
import { GridSkeleton } from '../tiles/game-skeletons.tsx'

/* Parts outside the lobby's first screen, deferred so that the first games appear sooner: loaded when the browser is
   idle, or with the first page if the address names them. */
export const LobbyOfType = deferred(async () => (await import('./lobby-of-type.tsx')).LobbyOfType, {
  fallback: ({ chosen }) => <GridSkeleton label={chosen.name} />,
})
export const EndlessGames = deferred(async () => (await import('../tiles/endless-games.tsx')).EndlessGames, {
  fallback: ({ label }) => <GridSkeleton label={label} />,
})
export const ProviderPage = deferred(async () => (await import('./provider-page.tsx')).ProviderPage, {
  fallback: ({ choice }) => <GridSkeleton label={choice.manuf} />,
})
/** Below the first screen: it must not load before the age sheet of a first visit. */
export const LobbyRows = deferred(async () => (await import('./lobby-rows.tsx')).LobbyRows, {
  texts: ['play'],
  isLate: true,
  isOptional: true,
  fallback: ({ types }) => <GridSkeleton label={types[0]?.name ?? ''} />,
})

/** Preloads them. Rejects on failure, which is shown when they are needed. */
export async function preloadLobbyParts(): Promise<void> {
  await Promise.all([LobbyOfType, EndlessGames, ProviderPage, LobbyRows].map((part) => part.preload()))
}
