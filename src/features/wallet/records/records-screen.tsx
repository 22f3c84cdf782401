import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListJournalTypes } from '#generated/http/money/list-journal-types.ts'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { ActivityTabs } from '#src/components/activity/activity-tabs.tsx'
import { DayChoice, useDayLabel } from '#src/components/activity/day-choice.tsx'
import { DayList } from '#src/components/activity/day-list.tsx'
import { EntryPanes } from '#src/components/activity/entry-panes.tsx'
import { type ActiveFilter, FilterBar, NoMatch } from '#src/components/activity/filter-bar.tsx'
import { FilterChoice } from '#src/components/activity/filter-choice.tsx'
import { formatTime } from '#src/lib/time.ts'
import { collectItems } from '#src/queries/paging.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { EntryDetails, EntrySheet } from './entry-sheet.tsx'
import { useJournalTable } from './export-tables.ts'
import { useJournalColumns } from './journal-columns.tsx'
import { JournalRow } from './journal-row.tsx'
import { type JournalFilter, journalQuery } from './records.queries.ts'

export interface RecordsScreenProps {
  readonly filter: JournalFilter
  readonly onFilter: (filter: JournalFilter) => void
  /** The change that is open beside the list. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** All balance changes, by type and Manila days. */
export function RecordsScreen({ filter, onFilter, openId, onOpen }: RecordsScreenProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { data: types = [] } = useListJournalTypes()
  const list = useInfiniteQuery(journalQuery(filter))
  const entries = list.data ? collectItems(list.data.pages, ({ id }) => id) : []
  const open = entries.find(({ id }) => id === openId)
  /** The one in the sheet of a phone. */
  const [inSheet, setInSheet] = useState<JournalEntry>()
  const dayLabel = useDayLabel()
  const typeName = (code: string) => types.find((type) => type.code === code)?.name ?? code
  const columns = useJournalColumns({ typeName, openId, onOpen })
  const table = useJournalTable(typeName)
  const { type, from, to } = filter
  const days = dayLabel({ from, to })
  const active: ActiveFilter<JournalFilter>[] = [
    ...(type === undefined ? [] : [{ label: typeName(type), without: { ...filter, type: undefined } }]),
    ...(days === undefined ? [] : [{ label: days, without: { type } }]),
  ]
  return (
    <Stack gap={2}>
      <ActivityTabs />
      <FilterBar
        filter={filter}
        none={{}}
        active={active}
        onFilter={onFilter}
        exportName="records"
        readAll={table}
        start={<Text tone="quiet">{active.length === 0 ? t('allChanges') : t('someChanges')}</Text>}
      >
        {(draft, change) => (
          <>
            <FilterChoice
              label={t('type')}
              options={[
                { value: undefined, label: t('allTypes') },
                ...types.map(({ code, name }) => ({ value: code, label: name })),
                // The address may name a type that the server does not list.
                ...(draft.type === undefined || types.some(({ code }) => code === draft.type)
                  ? []
                  : [{ value: draft.type, label: draft.type }]),
              ]}
              value={draft.type}
              onChange={(next) => change({ type: next })}
            />
            <DayChoice range={draft} onRange={change} />
          </>
        )}
      </FilterBar>
      <EntryPanes
        opened={open && { id: open.id, title: typeName(open.type), content: <EntryDetails entry={open} /> }}
        onClose={() => onOpen(undefined)}
      >
        {(hasPane) => (
          <DayList
            list={list}
            label={t('recordsLabel')}
            empty={
              active.length > 0 ? (
                <NoMatch active={active} onClear={() => onFilter({})} />
              ) : (
                <EmptyState picture="records" title={t('recordsEmpty')} text={t('recordsEmptyText')} />
              )
            }
            failedTitle={t('recordsFailed')}
            items={entries}
            idOf={({ id }) => id}
            timeOf={({ createdAt }) => createdAt}
            renderRow={(entry) => (
              <JournalRow
                entry={entry}
                typeName={typeName(entry.type)}
                time={formatTime(entry.createdAt, i18n.language)}
                isOpen={hasPane && entry.id === openId}
                onClick={() => (hasPane ? onOpen(entry.id) : setInSheet(entry))}
              />
            )}
            columns={columns}
            openId={openId}
          />
        )}
      </EntryPanes>
      {inSheet && (
        <EntrySheet entry={inSheet} typeName={typeName(inSheet.type)} onClose={() => setInSheet(undefined)} />
      )}
    </Stack>
  )
}
