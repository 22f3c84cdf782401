import { useTranslation } from 'react-i18next'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { type JournalFilter, readJournal } from '../records/records.queries.ts'
import type { ExportTable } from './export-button.tsx'
import { EXPORT_PAGE_SIZE, readAll } from './read-all.ts'

/**
 * All changes of the balance of a filter, as the rows of an export. What came in and what went out stand in two columns,
 * so that no amount begins with a minus.
 */
export function useJournalTable(typeName: (code: string) => string): (filter: JournalFilter) => Promise<ExportTable> {
  const { t } = useTranslation('records')
  return async (filter) => {
    const { list, ...read } = await readAll(
      (pageNum) => readJournal({ ...filter, pageNum, pageSize: EXPORT_PAGE_SIZE }),
      ({ id }) => id,
    )
    const names = ['id', 'time', 'type', 'in', 'out', 'balanceAfter', 'note'] as const
    const rows = list.map(({ id, createdAt, type, amount, balanceAfter, note }) => [
      id,
      sortableTime(createdAt),
      typeName(type),
      amount > 0 ? plainPeso(amount) : '',
      amount < 0 ? plainPeso(Math.abs(amount)) : '',
      plainPeso(balanceAfter),
      note,
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }
}
