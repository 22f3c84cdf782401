import type { ComponentProps, ReactElement } from 'react'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useLongPress } from '#src/hooks/use-long-press.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { PlayStore } from '../play/play-store.ts'
import { usePlay } from '../play/use-play.ts'

/** Deferred: the game can be opened before its heart is there. */
const TileCorner = deferred(async () => (await import('./tile-corner.tsx')).TileCorner, {
  texts: ['play'],
  isLate: true,
  isOptional: true,
})

export interface GameControlsOptions {
  /** The look of the heart: `art` on a picture, `plain` on a card. */
  readonly look?: 'art' | 'plain' | undefined
  /** Runs before the game opens. */
  readonly onOpen?: (() => void) | undefined
}

export interface GameControls {
  /** The game is being opened. */
  readonly isBusy: boolean
  readonly open: () => void
  /** The heart and the button of the menu. */
  readonly corner: ReactElement
  /** Handlers of the whole item: a long press opens the menu. */
  readonly handlers: ComponentProps<'li'>
}

/** What every tile of a game does. Call it within `observer`. */
export function useGameControls(game: MenuGame, { look, onOpen }: GameControlsOptions = {}): GameControls {
  const { deferred: stores, overlays } = useStores()
  const play = usePlay()
  function open(): void {
    onOpen?.()
    play(game)
  }
  const openMenu = () => void overlays.open('gameMenu', { game, onPlay: open })
  return {
    isBusy: stores.get(PlayStore).isOpening(game.id),
    open,
    corner: <TileCorner game={game} onMenu={openMenu} look={look} />,
    handlers: useLongPress(openMenu),
  }
}
