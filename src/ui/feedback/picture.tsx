import type { ReactElement } from 'react'
import { ART_URL } from '#src/ui/brand/art-url.ts'
import styles from './picture.module.css'

/** Empty states, then failures and maintenance, then dialogs, then how a money request stands. */
export type PictureName =
  | 'lantern'
  | 'inbox'
  | 'search'
  | 'records'
  | 'coupon'
  | 'gift'
  | 'identity'
  | 'chat'
  | 'broken'
  | 'offline'
  | 'maintenance'
  | 'update'
  | 'break'
  | 'locked'
  | 'status-success'
  | 'status-pending'
  | 'status-failed'
  | 'status-cancelled'
  | 'status-unknown'

export interface PictureProps {
  readonly name: PictureName
}

/** The picture of an empty or failed state. Without bunting, which the page already has. */
export function Picture({ name }: PictureProps): ReactElement {
  return (
    <svg className={styles.picture} viewBox="0 0 160 100" aria-hidden="true" focusable="false">
      <use href={`${ART_URL}#${name}`} />
    </svg>
  )
}
