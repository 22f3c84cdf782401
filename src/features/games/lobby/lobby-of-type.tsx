import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import { gamesQuery, liveGamesQuery } from '../games.queries.ts'
import { listLook } from '../tiles/list-look.ts'
import { ProviderRows } from './provider-rows.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import type { PlayProps } from '../play/use-play.ts'

export interface LobbyOfTypeProps extends PlayProps {
  readonly chosen: GameType
  readonly isLoggedIn: boolean
  readonly onProvider: (code: string) => void
}

/**
 * The games of one type: live tables, events or posters. With `showProvider` posters stand in a row per provider, and
 * tables and events below a strip of the providers.
 */
export function LobbyOfType({ chosen, isLoggedIn, onProvider, busyId, onPlay }: LobbyOfTypeProps): ReactElement {
  const { code, name, showProvider } = chosen
  const look = listLook(chosen)
  if (showProvider && look === 'posters') {
    return (
      <ProviderRows type={chosen} isLoggedIn={isLoggedIn} busyId={busyId} onPlay={onPlay} onProvider={onProvider} />
    )
  }
  const query = look === 'live' ? liveGamesQuery(isLoggedIn, code) : gamesQuery(isLoggedIn, { type: code })
  return (
    <Stack gap={3}>
      {showProvider && <ProviderStrip type={code} isLoggedIn={isLoggedIn} onProvider={onProvider} />}
      <EndlessGames label={name} look={look} query={query} busyId={busyId} onPlay={onPlay} />
    </Stack>
  )
}
