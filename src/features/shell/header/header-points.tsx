import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPoints } from '#src/lib/money-format.ts'
import styles from './shell-header.module.css'

/** The points in the header bar. Reserves their line while loading. On the narrowest phones only the menu shows them. */
export function HeaderPoints({ point }: { readonly point: number | undefined }): ReactElement {
  const { t } = useTranslation()
  return (
    <span className={styles.points}>
      {point === undefined ? '\u00a0' : t('pointsCount', { count: point, formatted: formatPoints(point) })}
    </span>
  )
}
