import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { HotLobby } from './hot-lobby.tsx'
import { LobbyOfType } from './lobby-parts.tsx'
import type { PlayProps } from './use-play.ts'

export interface LobbyPanelProps extends PlayProps {
  readonly menu: readonly GameType[]
  readonly chosen: GameType
  readonly manuf: string | undefined
  readonly isAllShown: boolean
  readonly onShowAll: () => void
  readonly isLoggedIn: boolean
  readonly onChoose: (choice: { type?: string; manuf?: string }) => void
}

/** The menu's entry with an operation of its own. */
const HOT = 'hot'

/** The games of the chosen type: the lobby's front, or what the type has. */
export function LobbyPanel({ menu, isAllShown, onShowAll, ...rest }: LobbyPanelProps): ReactElement {
  const { chosen, isLoggedIn, onChoose, busyId, onPlay } = rest
  if (chosen.code === HOT) {
    const types = menu.filter((type) => type.code !== HOT)
    const shared = { isAllShown, onShowAll, isLoggedIn, busyId, onPlay }
    return <HotLobby {...shared} types={types} onType={(type) => onChoose({ type })} />
  }
  return <LobbyOfType {...rest} />
}
