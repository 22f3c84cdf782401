import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/hooks/use-media.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FavoriteHeart } from '../hearts/favorite-heart.tsx'
import { useFavorite } from '../hearts/use-favorite.ts'
import styles from './tile-corner.module.css'

export interface TileCornerProps {
  readonly game: MenuGame
  readonly onMenu: () => void
  /** `art` on a picture, `plain` on a card. */
  readonly look?: 'art' | 'plain' | undefined
}

/** Marks a favorite on a picture where no mouse reveals the heart; the tile's menu changes it. */
const FavoriteMark = observer(function FavoriteMark({ game }: Pick<TileCornerProps, 'game'>) {
  const { t } = useTranslation('play')
  const { isFavorite } = useFavorite(game)
  if (isFavorite !== true) return null
  return (
    <span className={styles.mark} role="img" aria-label={t('favorite', { name: game.name })}>
      <Icon name="heart-full" size={16} />
    </span>
  )
})

/** A tile's own controls: its heart, and the button of its menu. A finger has the menu alone, by a long press. */
export const TileCorner = observer(function TileCorner({ game, onMenu, look = 'art' }: TileCornerProps) {
  const { t } = useTranslation('play')
  const hasMouse = useMedia('(hover: hover)')
  const label = t('options', { name: game.name })
  return (
    <>
      {look === 'art' && !hasMouse ? (
        <FavoriteMark game={game} />
      ) : (
        <FavoriteHeart game={game} look={look} className={look === 'art' ? styles.heart : undefined} />
      )}
      <button type="button" className={cx(styles.menu, styles[look])} aria-label={label} title={label} onClick={onMenu}>
        <Icon name="more" size={18} />
      </button>
    </>
  )
})
