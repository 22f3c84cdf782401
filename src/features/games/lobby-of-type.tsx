import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { EndlessGames } from './endless-games.tsx'
import { gamesQuery, liveGamesQuery } from './games.queries.ts'
import { listLook } from './list-look.ts'
import { ProviderRows } from './provider-rows.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import type { PlayProps } from './use-play.ts'

export interface LobbyOfTypeProps extends PlayProps {
  readonly chosen: GameType
  readonly isLoggedIn: boolean
  readonly onProvider: (code: string) => void
}

/** The games of one type: live tables, events, rows by provider, or a grid. */
export function LobbyOfType({ chosen, isLoggedIn, onProvider, busyId, onPlay }: LobbyOfTypeProps): ReactElement {
  const { code, name } = chosen
  const look = listLook(chosen)
  const shared = { label: name, look, busyId, onPlay }
  if (look === 'live') {
    return (
      <Stack gap={3}>
        {chosen.showProvider && <ProviderStrip type={code} isLoggedIn={isLoggedIn} onProvider={onProvider} />}
        <EndlessGames {...shared} query={liveGamesQuery(isLoggedIn)} />
      </Stack>
    )
  }
  if (chosen.showProvider && look === 'posters') {
    return (
      <ProviderRows type={chosen} isLoggedIn={isLoggedIn} busyId={busyId} onPlay={onPlay} onProvider={onProvider} />
    )
  }
  return <EndlessGames {...shared} query={gamesQuery(isLoggedIn, { type: code })} />
}
