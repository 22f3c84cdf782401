import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { DepositList } from './deposit-list.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { HistoryKind } from './statuses.ts'
import { WithdrawalList } from './withdrawal-list.tsx'

export interface HistoryScreenProps {
  readonly kind: HistoryKind
  /** Only orders in this status. */
  readonly status?: number | undefined
  readonly onFilter: (filter: { kind: HistoryKind; status?: number | undefined }) => void
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
