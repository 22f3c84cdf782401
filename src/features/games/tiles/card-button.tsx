import { observer } from 'mobx-react-lite'
import type { CSSProperties, ReactNode } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import styles from './card-button.module.css'
import { useGameControls } from './use-game-controls.tsx'

export interface CardProps {
  readonly game: Game
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
}

export interface CardButtonProps extends CardProps {
  readonly className: string | undefined
  /** The look of its heart: `art` on a picture, `plain` on a card. */
  readonly look?: 'art' | 'plain' | undefined
  readonly children: (isBusy: boolean) => ReactNode
}

/**
 * A list item whose button plays the game, with its heart and menu; while the game is being opened, presses are ignored.
 */
export const CardButton = observer(function CardButton({ game, style, className, look, children }: CardButtonProps) {
  const { isBusy, open, corner, handlers } = useGameControls(game, { look })
  return (
    <li {...handlers} className={styles.item} style={style}>
      <button
        type="button"
        className={className}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : open}
      >
        {children(isBusy)}
      </button>
      <span className={styles.corner}>{corner}</span>
    </li>
  )
})
