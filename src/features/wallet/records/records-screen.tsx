import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListJournalTypes } from '#generated/http/money/list-journal-types.ts'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { ActivityTabs } from '#src/components/activity/activity-tabs.tsx'
import { DayChoice, useDayLabel } from '#src/components/activity/day-choice.tsx'
import { DayList } from '#src/components/activity/day-list.tsx'
import { type ActiveFilter, FilterBar, NoMatch } from '#src/components/activity/filter-bar.tsx'
import { FilterChoice } from '#src/components/activity/filter-choice.tsx'
import { collectItems } from '#src/queries/paging.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useJournalTable } from '../export/export-tables.ts'
import { EntrySheet } from './entry-sheet.tsx'
import { JournalRow } from './journal-row.tsx'
import { type JournalFilter, journalQuery } from './records.queries.ts'

export interface RecordsScreenProps {
  readonly filter: JournalFilter
  readonly onFilter: (filter: JournalFilter) => void
}

/** All balance changes, by type and Manila days. */
export function RecordsScreen({ filter, onFilter }: RecordsScreenProps): ReactElement {
  const { t } = useTranslation('records')
  const { data: types = [] } = useListJournalTypes()
  const list = useInfiniteQuery(journalQuery(filter))
  const [opened, setOpened] = useState<JournalEntry>()
  const dayLabel = useDayLabel()
  const typeName = (code: string) => types.find((type) => type.code === code)?.name ?? code
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
        items={list.data ? collectItems(list.data.pages, ({ id }) => id) : []}
        idOf={({ id }) => id}
        timeOf={({ createdAt }) => createdAt}
        renderRow={(entry) => (
          <JournalRow entry={entry} typeName={typeName(entry.type)} onOpen={() => setOpened(entry)} />
        )}
      />
      {opened && <EntrySheet entry={opened} typeName={typeName(opened.type)} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
