import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { useFavorite } from '../hearts/use-favorite.ts'

export interface GameMenuProps {
  readonly game: MenuGame
  /** Opens the game; absent in the game itself, which help must not close. */
  readonly onPlay?: (() => void) | undefined
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** What can be done with a game beside playing it. */
export const GameMenu = observer(function GameMenu({ game, onPlay, onClose, onLeave }: GameMenuProps) {
  const { t } = useTranslation(['play', 'common'])
  const { overlays } = useStores()
  const navigate = useNavigate()
  const { isFavorite, toggle } = useFavorite(game)

  function changeFavorite(): void {
    onClose()
    toggle()
  }

  function showHelp(): void {
    if (onPlay === undefined) {
      onClose()
      overlays.open('gameHelp', { gameId: game.id, title: game.name })
      return
    }
    onLeave()
    void navigate({ to: ROUTES.helpSlot, search: { gameId: game.id } })
  }

  return (
    <BottomSheet open onClose={onClose} title={game.name} closeLabel={t('common:close')}>
      {game.manufName !== undefined && game.manufName !== '' && <Text tone="quiet">{game.manufName}</Text>}
      {onPlay !== undefined && (
        <ListRow
          icon="play"
          title={t('common:play')}
          onClick={() => {
            onClose()
            onPlay()
          }}
        />
      )}
      <ListRow
        icon={isFavorite === true ? 'heart-full' : 'heart'}
        title={isFavorite === true ? t('removeFavorite') : t('addFavorite')}
        onClick={changeFavorite}
      />
      <ListRow icon="info" title={t('howToPlay')} chevron onClick={showHelp} />
    </BottomSheet>
  )
})
