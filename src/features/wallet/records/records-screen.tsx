import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { EndlessList } from '#src/components/endless-list.tsx'
import { itemsOf } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useJournalTable } from '../export/use-journal-table.ts'
import { JournalRow } from './journal-row.tsx'
import { RecordsFilter } from './records-filter.tsx'
import { type JournalFilter, journalQuery, journalTypesQuery } from './records.queries.ts'

export interface RecordsScreenProps {
  readonly filter: JournalFilter
  readonly onFilter: (filter: JournalFilter) => void
}

/** Every change of the balance, by type and by Manila days. */
export function RecordsScreen({ filter, onFilter }: RecordsScreenProps): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const { data: types = [] } = useQuery(journalTypesQuery())
  const list = useInfiniteQuery(journalQuery(filter))
  const entries = list.data ? itemsOf(list.data.pages, ({ id }) => id) : []
  const typeName = (code: string) => types.find((type) => type.code === code)?.name ?? code
  const table = useJournalTable(typeName)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <Stack gap={4}>
      <RecordsFilter types={types} filter={filter} onFilter={onFilter} />
      {entries.length > 0 && (
        <Stack row justify="flex-end">
          <ExportButton name="records" read={() => table(filter)} />
        </Stack>
      )}
      <EndlessList
        list={list}
        label={t('recordsLabel')}
        empty={
          <EmptyState
            picture="records"
            title={t('recordsEmpty')}
            text={isFiltered ? t('recordsEmptyFilter') : t('recordsEmptyText')}
            action={isFiltered ? <Button onClick={() => onFilter({})}>{t('clear')}</Button> : undefined}
          />
        }
        error={
          <ErrorState
            title={t('recordsFailed')}
            retryLabel={t('common:retry')}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        }
      >
        {entries.map((entry) => (
          <JournalRow key={entry.id} entry={entry} typeName={typeName(entry.type)} />
        ))}
      </EndlessList>
    </Stack>
  )
}
