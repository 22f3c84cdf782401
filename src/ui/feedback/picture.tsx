import type { ReactElement, ReactNode } from 'react'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './picture.module.css'

export type PictureName = 'lantern' | 'inbox' | 'search' | 'records' | 'broken' | 'offline'

export interface PictureProps {
  readonly name: PictureName
}

const ICONS: Partial<Record<PictureName, IconName>> = {
  inbox: 'inbox',
  search: 'search',
  records: 'history',
  broken: 'alert',
  offline: 'offline',
}

/** The string of lights that every picture hangs on; on a broken day half of them are out. */
function Lights({ out }: { readonly out: boolean }): ReactElement {
  return (
    <g>
      <path className={styles.string} d="M4 10Q80 44 156 10" />
      <path fill="#ffb52e" d="m14 14 16 6-11 12Z" />
      <path fill={out ? 'var(--line)' : '#2fd6a3'} d="m38 22 16 4-9 13Z" />
      <path fill={out ? 'var(--line)' : '#ff4f79'} d="m106 26 16-4-7 17Z" />
      <path fill="#5cb8ff" d="m130 20 16-6-5 18Z" />
    </g>
  )
}

/** The drawn picture of an empty or failed place: bunting, a moonlit disc and what is missing. */
export function Picture({ name }: PictureProps): ReactElement {
  const icon = ICONS[name]
  const failed = name === 'broken' || name === 'offline'
  const middle: ReactNode = icon === undefined ? <Parol size={76} /> : <Icon name={icon} size={44} />
  return (
    <span className={styles.picture} data-failed={failed || undefined} aria-hidden="true">
      <svg className={styles.scene} viewBox="0 0 160 120" width="200" height="150">
        <circle className={styles.disc} cx="80" cy="74" r="44" />
        <Lights out={failed} />
        <path className={styles.spark} d="M28 70v8M24 74h8M134 58v6M131 61h6M124 98v8M120 102h8" />
      </svg>
      <span className={styles.middle}>{middle}</span>
    </span>
  )
}
