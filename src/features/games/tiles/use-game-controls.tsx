import type { ComponentProps, ReactElement } from 'react'
import { deferred, withTexts } from '#src/components/deferred.tsx'
import { useLongPress } from '#src/hooks/use-long-press.ts'
import { firstPageComplete } from '#src/platform/first-page.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** Deferred: the game can be opened before its heart is there. */
const TileCorner = deferred(
  async () => {
    await firstPageComplete
    return withTexts(async () => (await import('./tile-corner.tsx')).TileCorner, ['play'])
  },
  { isOptional: true },
)

/** What every tile of a game has beside its button: the heart, and the menu, also by a long press on the item. */
export function useGameControls<One extends MenuGame>(
  game: One,
  onPlay: (game: One) => void,
  look?: 'art' | 'plain',
): { readonly corner: ReactElement; readonly handlers: ComponentProps<'li'> } {
  const { overlays } = useStores()
  const openMenu = () => void overlays.open('gameMenu', { game, onPlay: () => onPlay(game) })
  const handlers = useLongPress(openMenu)
  return { corner: <TileCorner game={game} onMenu={openMenu} look={look} />, handlers }
}
