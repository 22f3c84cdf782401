import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { EndlessGames } from './endless-games.tsx'
import { gamesQuery } from './games.queries.ts'
import { HotLobby } from './hot-lobby.tsx'
import { ProviderGames } from './provider-games.tsx'
import { ProviderRows } from './provider-rows.tsx'
import { typeMark } from './type-look.ts'
import type { PlayProps } from './use-launch-game.ts'

export interface LobbyPanelProps extends PlayProps {
  readonly menu: readonly GameType[]
  readonly chosen: GameType
  readonly manuf: string | undefined
  readonly isLoggedIn: boolean
  readonly onChoose: (choice: { type?: string; manuf?: string }) => void
}

/** The menu's entry whose games come from a call of their own. */
const HOT = 'hot'

/** The games of the chosen type: the front, rows by provider, one provider, or a grid. */
export function LobbyPanel({
  menu,
  chosen,
  manuf,
  isLoggedIn,
  onChoose,
  busyId,
  onPlay,
}: LobbyPanelProps): ReactElement {
  const shared = { isLoggedIn, busyId, onPlay }
  const { code, name } = chosen
  if (code === HOT) {
    const types = menu.filter((type) => type.code !== HOT)
    return <HotLobby {...shared} types={types} onType={(type) => onChoose({ type })} />
  }
  if (manuf !== undefined) {
    return <ProviderGames {...shared} type={chosen} manuf={manuf} onAll={() => onChoose({ type: code })} />
  }
  if (chosen.showProvider) {
    return (
      <ProviderRows {...shared} type={chosen} onProvider={(provider) => onChoose({ type: code, manuf: provider })} />
    )
  }
  const query = gamesQuery(isLoggedIn, { type: code })
  return <EndlessGames label={name} query={query} mark={typeMark(chosen)} busyId={busyId} onPlay={onPlay} />
}
