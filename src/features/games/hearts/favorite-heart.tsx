import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { FavoriteButton } from '#src/ui/form/favorite-button.tsx'
import { useFavorite } from './use-favorite.ts'

export interface FavoriteHeartProps {
  readonly game: MenuGame
  /** `art` on a cover, `plain` in a bar. */
  readonly look?: 'art' | 'plain' | undefined
  readonly className?: string | undefined
}

/** A game's heart: a favorite or not. */
export const FavoriteHeart = observer(function FavoriteHeart({ game, look, className }: FavoriteHeartProps) {
  const { t } = useTranslation('play')
  const { isFavorite, isBusy, toggle } = useFavorite(game)
  return (
    <FavoriteButton
      label={t('favorite', { name: game.name })}
      isFavorite={isFavorite}
      busy={isBusy}
      onToggle={toggle}
      look={look}
      className={className}
    />
  )
})
