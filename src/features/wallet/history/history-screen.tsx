import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityTabs } from '#src/components/activity/activity-tabs.tsx'
import { DayChoice, useDayLabel } from '#src/components/activity/day-choice.tsx'
import { type ActiveFilter, FilterBar, NoMatch } from '#src/components/activity/filter-bar.tsx'
import { FilterChoice } from '#src/components/activity/filter-choice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { useOrderTable } from '../export/export-tables.ts'
import type { OrderFilter } from '../orders.queries.ts'
import { depositLook, type HistoryKind, type StatusLook, STATUSES, withdrawalLook } from '../statuses.ts'
import { DepositList, WithdrawalList } from './order-lists.tsx'

export interface HistoryFilter extends OrderFilter {
  readonly kind: HistoryKind
}

export interface HistoryScreenProps {
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
}

const KINDS = ['deposits', 'withdrawals'] as const

/** Deposits or withdrawals by status and days, newest first. */
export function HistoryScreen({ filter, onFilter }: HistoryScreenProps): ReactElement {
  const { t } = useTranslation(['records', 'wallet'])
  const dayLabel = useDayLabel()
  const readTable = useOrderTable()
  const { kind, status, from, to } = filter
  const none: HistoryFilter = { kind }

  function statusName(one: number): string {
    const { word }: StatusLook = kind === 'deposits' ? depositLook(one) : withdrawalLook(one)
    return word === 'statusOther' ? t(`wallet:${word}`, { status: one }) : t(`wallet:${word}`)
  }

  const days = dayLabel({ from, to })
  const active: ActiveFilter<HistoryFilter>[] = [
    ...(status === undefined ? [] : [{ label: statusName(status), without: { ...filter, status: undefined } }]),
    ...(days === undefined ? [] : [{ label: days, without: { kind, status } }]),
  ]
  const List = kind === 'deposits' ? DepositList : WithdrawalList
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
      <List
        filter={filter}
        noMatch={active.length === 0 ? undefined : <NoMatch active={active} onClear={() => onFilter(none)} />}
      />
    </Stack>
  )
}
