import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Rail } from '#src/ui/surface/rail.tsx'
import { GameTile, type TileGame } from './game-tile.tsx'

export interface GameRailProps {
  readonly label: string
  readonly games: readonly TileGame[]
  /** Numbers the games from 1. */
  readonly isRanked?: boolean | undefined
}

/** Posters in a row that scrolls sideways. */
export function GameRail({ label, games, isRanked = false }: GameRailProps): ReactElement {
  const { t } = useTranslation('games')
  return (
    <Rail
      label={label}
      tiles={isRanked ? 'ranked' : 'poster'}
      arrows={{ previous: t('railPrevious', { name: label }), next: t('railNext', { name: label }) }}
    >
      {games.map((game, index) => (
        <GameTile key={game.id} game={game} rank={isRanked ? index + 1 : undefined} />
      ))}
    </Rail>
  )
}
