import type { ReactElement } from 'react'
import { ART_URL } from '#src/ui/brand/art-url.ts'
import styles from './picture.module.css'

/** Empty places, then failed ones, then one that is being worked on. */
export type PictureName = 'lantern' | 'inbox' | 'search' | 'records' | 'broken' | 'offline' | 'maintenance'

export interface PictureProps {
  readonly name: PictureName
}

/** The drawn picture of an empty or failed place. Bunting hangs over the page already. */
export function Picture({ name }: PictureProps): ReactElement {
  return (
    <svg className={styles.picture} viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      <use href={`${ART_URL}#${name}`} />
    </svg>
  )
}
