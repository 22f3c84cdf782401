import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { EndlessGames } from './endless-games.tsx'
import { gamesQuery } from './games.queries.ts'
import { ProviderGames } from './provider-games.tsx'
import { ProviderRows } from './provider-rows.tsx'
import { isLiveType } from './is-live-type.ts'
import type { PlayProps } from './use-play.ts'

export interface LobbyOfTypeProps extends PlayProps {
  readonly chosen: GameType
  readonly manuf: string | undefined
  readonly isLoggedIn: boolean
  readonly onChoose: (choice: { type?: string; manuf?: string }) => void
}

/** The games of one type: one provider, rows by provider, or a grid. */
export function LobbyOfType({ chosen, manuf, isLoggedIn, onChoose, busyId, onPlay }: LobbyOfTypeProps): ReactElement {
  const shared = { isLoggedIn, busyId, onPlay }
  const { code, name } = chosen
  if (manuf !== undefined) {
    return <ProviderGames {...shared} type={chosen} manuf={manuf} onAll={() => onChoose({ type: code })} />
  }
  if (chosen.showProvider) {
    return (
      <ProviderRows {...shared} type={chosen} onProvider={(provider) => onChoose({ type: code, manuf: provider })} />
    )
  }
  const query = gamesQuery(isLoggedIn, { type: code })
  return <EndlessGames label={name} query={query} isLive={isLiveType(chosen)} busyId={busyId} onPlay={onPlay} />
}
