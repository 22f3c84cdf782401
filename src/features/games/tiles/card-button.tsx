import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import styles from './card-button.module.css'
import { useGameControls } from './use-game-controls.tsx'

export interface CardProps {
  readonly game: Game
  readonly isBusy: boolean
  readonly onPlay: (game: Game) => void
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
}

export interface CardButtonProps extends CardProps {
  readonly className: string | undefined
  /** The look of its heart: `art` on a picture, `plain` on a card. */
  readonly look?: 'art' | 'plain' | undefined
  readonly children: ReactNode
}

/**
 * A list item whose button plays the game, with its heart and menu; while the game is being opened, presses are ignored.
 */
export function CardButton({ game, isBusy, onPlay, style, className, look, children }: CardButtonProps): ReactElement {
  const { corner, handlers } = useGameControls(game, onPlay, look)
  return (
    <li {...handlers} className={styles.item} style={style}>
      <button
        type="button"
        className={className}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => onPlay(game)}
      >
        {children}
      </button>
      <span className={styles.corner}>{corner}</span>
    </li>
  )
}
