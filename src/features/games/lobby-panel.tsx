import { type ReactElement, Suspense } from 'react'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { GridSkeleton } from './game-skeletons.tsx'
import { HotLobby } from './hot-lobby.tsx'
import { LobbyOfType } from './lobby-parts.ts'
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

/** The games of the chosen type: the lobby's front, or what the type has. */
export function LobbyPanel({ menu, ...rest }: LobbyPanelProps): ReactElement {
  const { chosen, isLoggedIn, onChoose, busyId, onPlay } = rest
  if (chosen.code === HOT) {
    const types = menu.filter((type) => type.code !== HOT)
    const shared = { isLoggedIn, busyId, onPlay }
    return <HotLobby {...shared} types={types} onType={(type) => onChoose({ type })} />
  }
  return (
    <Suspense fallback={<GridSkeleton label={chosen.name} />}>
      <LobbyOfType {...rest} />
    </Suspense>
  )
}
