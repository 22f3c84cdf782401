import { Image } from '#src/ui/data/image.tsx'
import styles from './player-avatar.module.css'

export interface PlayerAvatarProps {
  readonly src: string
  /** Its first letter stands in where there is no picture. */
  readonly name: string
  readonly size?: 'md' | 'lg'
}

/** The player's picture, round. The name stands beside it, so it says nothing itself. */
export function PlayerAvatar({ src, name, size = 'md' }: PlayerAvatarProps) {
  return (
    <span className={size === 'lg' ? styles.large : styles.avatar}>
      <Image src={src} alt="" ratio="1 / 1" seed={name} fallbackText={name.slice(0, 1).toUpperCase()} eager />
    </span>
  )
}
