import { useNavigate } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeature } from '#src/queries/features.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { GameFacts } from '../help/game-facts.tsx'
import { useFavorite } from '../hearts/use-favorite.ts'
import styles from './game-menu.module.css'

export interface GameMenuProps {
  readonly game: MenuGame
  /** Opens the game; absent in the game itself, which its page must not close. */
  readonly onPlay?: (() => void) | undefined
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** What can be done with a game beside playing it. A visitor, who may not open its page, reads here what lists say of it. */
export const GameMenu = observer(function GameMenu({ game, onPlay, onClose, onLeave }: GameMenuProps) {
  const { t } = useTranslation(['play', 'common'])
  const { overlays, session } = useStores()
  const navigate = useNavigate()
  const { isFavorite, toggle } = useFavorite(game)
  const { cover, coverColor, manufName, returnPercent, table } = game
  const { minBet = table?.minBet, maxBet = table?.maxBet } = game
  const isVisitor = !session.isLoggedIn
  const hasResponsiblePlay = useFeature('responsiblePlay') === true

  function changeFavorite(): void {
    onClose()
    toggle()
  }

  function showDetails(): void {
    if (onPlay === undefined) {
      onClose()
      overlays.open('gameHelp', { gameId: game.id, title: game.name })
      return
    }
    onLeave()
    void navigate({ to: ROUTES.helpSlot, search: { gameId: game.id } })
  }

  /** Leaves the game, which would cover the page. */
  function showResponsiblePlay(): void {
    onLeave()
    for (const { id } of overlays.frames) overlays.leave(id)
    void navigate({ to: ROUTES.responsiblePlay })
  }

  function play(): void {
    onClose()
    onPlay?.()
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={game.name}
      closeLabel={t('common:close')}
      actions={
        isVisitor && onPlay !== undefined ? (
          <Button variant="primary" size="lg" icon="play" fullWidth onClick={play}>
            {t('common:play')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.game}>
        {cover !== undefined && (
          <Image
            className={styles.cover}
            src={cover}
            alt=""
            ratio="3 / 4"
            seed={game.id}
            color={coverColor}
            fallbackText={game.name}
            sizes="96px"
            eager
          />
        )}
        <div className={styles.facts}>
          <GameFacts {...{ manufName, returnPercent, minBet, maxBet }} />
        </div>
      </div>
      {!isVisitor && onPlay !== undefined && <ListRow icon="play" title={t('common:play')} onClick={play} />}
      <ListRow
        icon={isFavorite === true ? 'heart-full' : 'heart'}
        title={isFavorite === true ? t('removeFavorite') : t('addFavorite')}
        onClick={changeFavorite}
      />
      {!isVisitor && <ListRow icon="info" title={t('details')} chevron onClick={showDetails} />}
      {onPlay === undefined && hasResponsiblePlay && (
        <ListRow icon="shield" title={t('common:responsibleGaming')} chevron onClick={showResponsiblePlay} />
      )}
    </BottomSheet>
  )
})
