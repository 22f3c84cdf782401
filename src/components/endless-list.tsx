import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Children, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Page, unreadableRows } from '#src/queries/paging.ts'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { EndlessList as EndlessRows } from '#src/ui/list/endless-list.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { UnreadableNote } from './unreadable-note.tsx'

export interface EndlessListProps {
  /** What `useInfiniteQuery` gave. */
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<Page>>,
    'data' | 'isError' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'
  >
  readonly label: string
  /** The rows so far, each an `li`. */
  readonly children: readonly ReactNode[]
  readonly empty: ReactElement
  /** In place of the list, when not even its first page could be had. */
  readonly error: ReactElement
}

/**
 * The player's own rows on one card, with the next page loaded as the player comes near the end (design: paging), and
 * how many of them cannot be shown.
 */
export function EndlessList({ list, label, children, empty, error }: EndlessListProps): ReactElement {
  const { t } = useTranslation('common')
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = list
  const count = Children.count(children)
  const unreadable = unreadableRows(data?.pages ?? [])
  if (count === 0 && unreadable === 0) {
    if (data !== undefined) return empty
    return isError ? error : <SkeletonSet kind="rows" label={t('loading')} />
  }
  return (
    <EndlessRows
      count={count}
      hasMore={hasNextPage}
      busy={isFetching}
      failed={isError}
      onMore={() => void fetchNextPage()}
      moreLabel={t('showMore')}
      retryLabel={t('retry')}
      loadingLabel={t('loading')}
      status={(total) => t('shown', { total })}
    >
      <Stack gap={4}>
        <UnreadableNote count={unreadable} />
        {count > 0 && (
          <Card padding="none">
            <ul aria-label={label}>{children}</ul>
          </Card>
        )}
      </Stack>
    </EndlessRows>
  )
}
