import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FavoriteHeart } from './favorites/favorite-heart.tsx'
import styles from './tile-corner.module.css'

export interface TileCornerProps {
  readonly game: MenuGame
  readonly onMenu: () => void
}

/** A tile's own controls: its heart, and the button of its menu. */
export function TileCorner({ game, onMenu }: TileCornerProps): ReactElement {
  const { t } = useTranslation('play')
  const label = t('options', { name: game.name })
  return (
    <span className={styles.corner}>
      <FavoriteHeart game={game} />
      <button type="button" className={styles.menu} aria-label={label} title={label} onClick={onMenu}>
        <span className={styles.disc}>
          <Icon name="more" size={18} />
        </span>
      </button>
    </span>
  )
}
