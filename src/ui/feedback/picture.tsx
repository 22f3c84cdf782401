import type { ReactElement } from 'react'
import { ART_URL } from '#src/ui/brand/art-url.ts'
import styles from './picture.module.css'

/** Empty places, then failed ones, then one that is being worked on. */
export type PictureName = 'lantern' | 'inbox' | 'search' | 'records' | 'broken' | 'offline' | 'maintenance'

export interface PictureProps {
  readonly name: PictureName
}

/** The drawn picture of an empty or failed place, under its string of bunting; half the flags are out on a broken day. */
export function Picture({ name }: PictureProps): ReactElement {
  return (
    <svg className={styles.picture} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <use href={`${ART_URL}#${name}`} />
    </svg>
  )
}
