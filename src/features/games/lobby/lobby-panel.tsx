import type { ReactElement } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { HotLobby } from './hot-lobby.tsx'
import { LobbyOfType } from './lobby-parts.tsx'
import type { PlayProps } from '../play/use-play.ts'

export interface LobbyPanelProps extends PlayProps {
  readonly menu: readonly GameType[]
  readonly chosen: GameType
  readonly isAllShown: boolean
  readonly onShowAll: () => void
  readonly isLoggedIn: boolean
  readonly onType: (code: string) => void
  readonly onProvider: (code: string) => void
}

/** The menu's entry with an operation of its own. */
const HOT = 'hot'

/** The games of the chosen type: the lobby's front, or what the type has. */
export function LobbyPanel({ menu, chosen, isAllShown, onShowAll, onType, ...rest }: LobbyPanelProps): ReactElement {
  if (chosen.code !== HOT) return <LobbyOfType {...rest} chosen={chosen} />
  const types = menu.filter((type) => type.code !== HOT)
  return <HotLobby {...rest} types={types} isAllShown={isAllShown} onShowAll={onShowAll} onType={onType} />
}
