import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { UnreadableNote } from '#src/components/query-state/unreadable-note.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

interface LatestPage<Item> {
  readonly list: readonly Item[]
  /** Rows that could not be read. */
  readonly unreadable?: number | undefined
}

export interface LatestListProps<Item> {
  readonly read: UseQueryResult<LatestPage<Item>>
  readonly label: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly failedTitle: string
  /** How many of the rows to show. */
  readonly count: number
  readonly idOf: (item: Item) => string
  readonly renderRow: (item: Item) => ReactElement
}

/** The newest rows of a list of money on one card. */
export function LatestList<Item>(props: LatestListProps<Item>): ReactElement {
  const { read, label, empty, failedTitle, count, idOf, renderRow } = props
  const { data, isError } = read
  if (!data) return isError ? <QueryError query={read} title={failedTitle} /> : <Skeleton height={count * 40} />
  const unreadable = <UnreadableNote query={read} count={data.unreadable ?? 0} />
  if (data.list.length === 0) return data.unreadable ? unreadable : <EmptyState picture="records" {...empty} />
  return (
    <Stack gap={3}>
      <StaleNote query={read} />
      <Card padding="sm">
        <ul aria-label={label}>
          {data.list.slice(0, count).map((item) => (
            <li key={idOf(item)}>{renderRow(item)}</li>
          ))}
        </ul>
      </Card>
      {unreadable}
    </Stack>
  )
}
