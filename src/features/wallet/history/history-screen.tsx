import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityTabs } from '#src/components/activity/activity-tabs.tsx'
import { DayChoice, useDayLabel } from '#src/components/activity/day-choice.tsx'
import { EntryPanes } from '#src/components/activity/entry-panes.tsx'
import { type ActiveFilter, FilterBar, NoMatch } from '#src/components/activity/filter-bar.tsx'
import { FilterChoice } from '#src/components/activity/filter-choice.tsx'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import type { OrderFilter } from '../orders/orders.queries.ts'
import { depositLook, type HistoryKind, type StatusLook, STATUSES, withdrawalLook } from '../orders/statuses.ts'
import { useOrderTable } from '../records/export-tables.ts'
import { DepositList, WithdrawalList } from './order-lists.tsx'

/** Only a wide screen opens an order beside the list. */
const fallback = () => <Skeleton height={320} />
const OpenDeposit = deferred(async () => (await import('./open-order.tsx')).OpenDeposit, { fallback })
const OpenWithdrawal = deferred(async () => (await import('./open-order.tsx')).OpenWithdrawal, { fallback })

export interface HistoryFilter extends OrderFilter {
  readonly kind: HistoryKind
}

export interface HistoryScreenProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
  /** The order that is open beside the list. */
  readonly openId: string | undefined
  readonly onOpen: (orderNo: string | undefined) => void
}

const KINDS = ['deposits', 'withdrawals'] as const

/** Deposits or withdrawals by status and days, newest first. */
export function HistoryScreen({ filter, onFilter, openId, onOpen }: HistoryScreenProps): ReactElement {
  const { t } = useTranslation(['records', 'wallet'])
  const dayLabel = useDayLabel()
  const readTable = useOrderTable()
  const { kind, status, from, to } = filter
  const none: HistoryFilter = { kind }

  function statusName(one: number): string {
    const { word }: StatusLook = kind === 'deposits' ? depositLook({ status: one }) : withdrawalLook(one)
    return word === 'statusOther' ? t(`wallet:${word}`, { status: one }) : t(`wallet:${word}`)
  }

  const days = dayLabel({ from, to })
  const active: ActiveFilter<HistoryFilter>[] = [
    ...(status === undefined ? [] : [{ label: statusName(status), without: { ...filter, status: undefined } }]),
    ...(days === undefined ? [] : [{ label: days, without: { kind, status } }]),
  ]
  const [List, Order] = kind === 'deposits' ? [DepositList, OpenDeposit] : [WithdrawalList, OpenWithdrawal]
  return (
    <Stack gap={2}>
      <ActivityTabs />
      <FilterBar
        filter={filter}
        none={none}
        active={active}
        onFilter={onFilter}
        exportName={kind}
        readAll={readTable}
        start={KINDS.map((one) => (
          <Chip key={one} selected={one === kind} onClick={() => onFilter({ kind: one, from, to })}>
            {t(one)}
          </Chip>
        ))}
      >
        {(draft, change) => (
          <>
            <FilterChoice
              label={t('status')}
              options={[
                { value: undefined, label: t('allStatuses') },
                ...STATUSES[kind].map((one) => ({ value: one as number, label: statusName(one) })),
              ]}
              value={draft.status}
              onChange={(next) => change({ status: next })}
            />
            <DayChoice range={draft} onRange={change} />
          </>
        )}
      </FilterBar>
      <EntryPanes
        opened={
          openId === undefined ? undefined : { id: openId, title: t('details'), content: <Order orderNo={openId} /> }
        }
        onClose={() => onOpen(undefined)}
      >
        {(hasPane) => (
          <List
            filter={filter}
            noMatch={active.length === 0 ? undefined : <NoMatch active={active} onClear={() => onFilter(none)} />}
            {...{ hasPane, onOpen, openId }}
          />
        )}
      </EntryPanes>
    </Stack>
  )
}
