import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListJournalTypes } from '#generated/http/money/list-journal-types.ts'
import type { JournalEntry } from '#generated/http/schemas/journal-entry.ts'
import { EndlessList } from '#src/components/endless-list.tsx'
import { formatDateTime } from '#src/lib/time.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useJournalTable } from '../export/export-tables.ts'
import { OrderNumber } from '../order-parts.tsx'
import styles from '../rows.module.css'
import { RecordsFilter } from './records-filter.tsx'
import { type JournalFilter, journalQuery } from './records.queries.ts'

export interface RecordsScreenProps {
  readonly filter: JournalFilter
  readonly onFilter: (filter: JournalFilter) => void
}

interface JournalRowProps {
  readonly entry: JournalEntry
  readonly typeName: string
}

/** One balance change: type, time, amount and resulting balance. */
function JournalRow({ entry, typeName }: JournalRowProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { amount, balanceAfter, createdAt, note, orderNo } = entry
  const namesOrder = orderNo !== undefined && note.includes(orderNo)
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{typeName}</p>
        {note !== '' && !namesOrder && <p className={styles.note}>{note}</p>}
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
        </p>
      </div>
      <div className={styles.sums}>
        <Money value={amount} sign="always" tone={amount > 0 ? 'in' : 'out'} />
        <p className={styles.after}>
          {t('balanceAfter')} <Money value={balanceAfter} size="sm" />
        </p>
      </div>
      {orderNo !== undefined && (
        <p className={styles.number}>
          <OrderNumber orderNo={orderNo} text={namesOrder ? note : undefined} />
        </p>
      )}
    </li>
  )
}

/** All balance changes, by type and Manila days. */
export function RecordsScreen({ filter, onFilter }: RecordsScreenProps): ReactElement {
  const { t } = useTranslation(['records', 'common'])
  const { data: types = [] } = useListJournalTypes()
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
        failedTitle={t('recordsFailed')}
      >
        {entries.map((entry) => (
          <JournalRow key={entry.id} entry={entry} typeName={typeName(entry.type)} />
        ))}
      </EndlessList>
    </Stack>
  )
}
