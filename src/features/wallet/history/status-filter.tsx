import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#src/ui/surface/chip.tsx'
import { rechargeLook, withdrawalLook } from '../order-status.ts'
import styles from '../records/records-filter.module.css'
import { type HistoryKind, STATUSES } from './statuses.ts'

export interface StatusFilterProps {
  readonly kind: HistoryKind
  readonly status: number | undefined
  readonly onStatus: (status: number | undefined) => void
}

/** All, or one of the statuses that the specification names. */
export function StatusFilter({ kind, status, onStatus }: StatusFilterProps): ReactElement {
  const { t } = useTranslation(['records', 'wallet'])
  const look = kind === 'deposits' ? rechargeLook : withdrawalLook
  return (
    <div className={styles.types} role="group" aria-label={t('status')}>
      <Chip selected={status === undefined} onClick={() => onStatus(undefined)}>
        {t('allStatuses')}
      </Chip>
      {STATUSES[kind].map((one) => {
        const { word } = look(one)
        return (
          <Chip key={one} selected={status === one} onClick={() => onStatus(one)}>
            {word === 'statusOther' ? t(`wallet:${word}`, { status: one }) : t(`wallet:${word}`)}
          </Chip>
        )
      })}
    </div>
  )
}
