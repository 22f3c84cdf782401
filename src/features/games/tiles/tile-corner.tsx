import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import styles from './tile-corner.module.css'

export interface TileCornerProps {
  readonly game: MenuGame
  readonly onMenu: () => void
  /** `art` on a picture, `plain` on a card. */
  readonly look?: 'art' | 'plain' | undefined
}

/** A tile's own controls: its heart, and the button of its menu. */
export function TileCorner({ game, onMenu, look = 'art' }: TileCornerProps): ReactElement {
  const { t } = useTranslation('play')
  const label = t('options', { name: game.name })
  return (
    <>
      <FavoriteHeart game={game} look={look} />
      <button type="button" className={cx(styles.menu, styles[look])} aria-label={label} title={label} onClick={onMenu}>
        <Icon name="more" size={18} />
      </button>
    </>
  )
}
