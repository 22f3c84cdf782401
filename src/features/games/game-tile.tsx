import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '#generated/http/schemas/game.ts'
import { Chip } from '#src/ui/surface/chip.tsx'
import { PosterTile } from '#src/ui/surface/poster-tile.tsx'

export type TileMark = 'hot' | 'live' | 'none'

export interface GameTileProps {
  readonly game: Game
  readonly isBusy: boolean
  /** The word on the corner: hot where the game is, live on a table's, or none where the list says it already. */
  readonly mark?: TileMark | undefined
  /** Leaves the provider's name out, where the heading says it. */
  readonly hidesProvider?: boolean | undefined
  readonly isEager?: boolean | undefined
  readonly onPlay: (game: Game) => void
}

/** One game. It renders anew only when it itself changes: a lobby has many. */
export const GameTile = memo(function GameTile({
  game,
  isBusy,
  mark = 'hot',
  hidesProvider,
  isEager,
  onPlay,
}: GameTileProps): ReactElement {
  const { t } = useTranslation('games')
  return (
    <PosterTile
      title={game.name}
      subtitle={hidesProvider ? undefined : game.manufName}
      src={game.cover}
      seed={game.id}
      corner={cornerOf()}
      busy={isBusy}
      eager={isEager}
      onClick={() => onPlay(game)}
    />
  )

  function cornerOf(): ReactElement | undefined {
    if (mark === 'live') return <Chip tone="live">{t('live')}</Chip>
    if (mark === 'none' || !game.hot) return undefined
    return (
      <Chip tone="hot" icon="fire">
        {t('hot')}
      </Chip>
    )
  }
})
