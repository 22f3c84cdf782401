import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'

export interface CardProps {
  readonly game: Game
  readonly isBusy: boolean
  readonly onPlay: (game: Game) => void
  /** Its position in a VirtualGrid. */
  readonly style?: CSSProperties | undefined
}

/** A list item that is one button, which plays the game; while that is being done, presses are ignored. */
export function CardButton({
  game,
  isBusy,
  onPlay,
  style,
  className,
  children,
}: CardProps & { readonly className: string | undefined; readonly children: ReactNode }): ReactElement {
  return (
    <li style={style}>
      <button
        type="button"
        className={className}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => onPlay(game)}
      >
        {children}
      </button>
    </li>
  )
}
