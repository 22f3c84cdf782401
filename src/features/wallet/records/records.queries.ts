import { infiniteQueryOptions } from '@tanstack/react-query'
import { listJournal, listJournalQuery } from '#generated/http/money/list-journal.ts'
import type { JournalPage } from '#generated/http/schemas/journal-page.ts'
import type { ListJournalParams } from '#generated/http/schemas/list-journal-params.ts'
import { nextPage } from '#src/queries/paging.ts'

const PAGE_SIZE = 20

/** A type, and two Manila days (YYYY-MM-DD, inclusive). */
export type JournalFilter = Pick<ListJournalParams, 'type' | 'from' | 'to'>

/** A page of changes of the balance, newest first. */
export function readJournal(filter: ListJournalParams, signal?: AbortSignal): Promise<JournalPage> {
  return listJournal(filter, signal && { signal })
}

/** The changes of the balance page by page. */
export function journalQuery({ type, from, to }: JournalFilter) {
  const filter = {
    ...(type !== undefined && { type }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    pageSize: PAGE_SIZE,
  }
  return infiniteQueryOptions({
    queryKey: [...listJournalQuery(filter).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => readJournal({ ...filter, pageNum: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
