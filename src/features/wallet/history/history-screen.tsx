import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import styles from '../records/records-filter.module.css'
import { depositLook, type HistoryKind, STATUSES, withdrawalLook } from '../statuses.ts'
import { DepositList, WithdrawalList } from './order-lists.tsx'

export interface HistoryScreenProps {
  readonly kind: HistoryKind
  /** Only orders in this status. */
  readonly status?: number | undefined
  readonly onFilter: (filter: { kind: HistoryKind; status?: number | undefined }) => void
}

interface StatusFilterProps {
  readonly kind: HistoryKind
  readonly status: number | undefined
  readonly onStatus: (status: number | undefined) => void
}

/** All statuses, or one that the document names. */
function StatusFilter({ kind, status, onStatus }: StatusFilterProps): ReactElement {
  const { t } = useTranslation(['records', 'wallet'])
  const look = kind === 'deposits' ? depositLook : withdrawalLook
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

/** Deposits and withdrawals, by status, newest first. */
export function HistoryScreen({ kind, status, onFilter }: HistoryScreenProps): ReactElement {
  const { t } = useTranslation('records')
  return (
    <Stack gap={4}>
      <Segmented
        label={t('kinds')}
        fullWidth
        options={[
          { value: 'deposits', label: t('deposits'), icon: 'deposit' },
          { value: 'withdrawals', label: t('withdrawals'), icon: 'withdraw' },
        ]}
        value={kind}
        onChange={(next: HistoryKind) => onFilter({ kind: next })}
      />
      <StatusFilter kind={kind} status={status} onStatus={(next) => onFilter({ kind, status: next })} />
      {kind === 'deposits' ? <DepositList status={status} /> : <WithdrawalList status={status} />}
    </Stack>
  )
}
