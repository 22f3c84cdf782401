import { Image } from '#src/ui/data/image.tsx'
import styles from './player-avatar.module.css'

export interface PlayerAvatarProps {
  readonly src: string
  /** Its first letter replaces a missing picture. */
  readonly name: string
  readonly size?: 'md' | 'lg'
}

/**
 * One letter as a reader sees it: with its accents, or a whole emoji. Not all supported browsers have `Intl.Segmenter`.
 */
const LETTER = /^(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}]|\u200d.)*/su

function firstLetter(name: string): string {
  return (LETTER.exec(name)?.[0] ?? '').toUpperCase()
}

/** The player's round picture. Decorative, because the name is beside it. */
export function PlayerAvatar({ src, name, size = 'md' }: PlayerAvatarProps) {
  return (
    <span className={size === 'lg' ? styles.large : styles.avatar}>
      <Image src={src} alt="" ratio="1 / 1" seed={name} fallbackText={firstLetter(name)} sizes="96px" eager />
    </span>
  )
}
