import { Image } from '#src/ui/data/image.tsx'
import styles from './player-avatar.module.css'

export interface PlayerAvatarProps {
  readonly src: string
  /** Its first letter stands in where there is no picture. */
  readonly name: string
  readonly size?: 'md' | 'lg'
}

/**
 * What a reader takes for one letter: with its accents, and an emoji whole, be it a flag or joined of several.
 * `Intl.Segmenter` would tell, but not all browsers that the build is for have it.
 */
const LETTER = /^(?:\p{RI}{2}|.)(?:[\p{M}\p{EMod}]|\u200d.)*/su

function firstLetter(name: string): string {
  return (LETTER.exec(name)?.[0] ?? '').toUpperCase()
}

/** The player's picture, round. The name stands beside it, so it says nothing itself. */
export function PlayerAvatar({ src, name, size = 'md' }: PlayerAvatarProps) {
  return (
    <span className={size === 'lg' ? styles.large : styles.avatar}>
      <Image src={src} alt="" ratio="1 / 1" seed={name} fallbackText={firstLetter(name)} eager />
    </span>
  )
}
