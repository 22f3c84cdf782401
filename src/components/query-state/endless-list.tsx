import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Page, unreadableRows } from '#src/queries/paging.ts'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { LoadMore } from '#src/ui/list/load-more.tsx'
import { useWindowedRows } from '#src/ui/list/use-windowed-rows.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './endless-list.module.css'
import { QueryError } from './query-error.tsx'
import { StaleNote } from './stale-note.tsx'
import { UnreadableNote } from './unreadable-note.tsx'

export interface EndlessFrameProps {
  /** The result of `useInfiniteQuery`. */
  readonly list: Pick<
    UseInfiniteQueryResult<InfiniteData<Page>>,
    'data' | 'dataUpdatedAt' | 'isError' | 'isRefetchError' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >
  /** The number of loaded rows. */
  readonly count: number
  /** The loaded rows in their container. */
  readonly children: ReactNode
  readonly empty: ReactElement
  /** The error title if the first page cannot be read. */
  readonly failedTitle: string
}

/** Loads the next page near the end of the rows, and shows how many rows are unreadable. */
export function EndlessFrame({ list, count, children, empty, failedTitle }: EndlessFrameProps): ReactElement {
  const { t } = useTranslation('common')
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = list
  const unreadable = unreadableRows(data?.pages ?? [])
  if (count === 0 && unreadable === 0) {
    if (data !== undefined) {
      return (
        <Stack gap={4}>
          <StaleNote query={list} />
          {empty}
        </Stack>
      )
    }
    return isError ? <QueryError query={list} title={failedTitle} /> : <SkeletonSet kind="rows" label={t('loading')} />
  }
  return (
    <LoadMore
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
        <StaleNote query={list} />
        <UnreadableNote query={list} count={unreadable} />
        {count > 0 && children}
      </Stack>
    </LoadMore>
  )
}

export interface EndlessListProps extends Omit<EndlessFrameProps, 'count'> {
  readonly label: string
  /** The loaded rows, each an `li` with a key. */
  readonly children: readonly ReactElement[]
}

/** Rows of the player on one card, page by page. Those far out of view are not rendered. */
export function EndlessList({ label, children, ...frame }: EndlessListProps): ReactElement {
  return (
    <EndlessFrame {...frame} count={children.length}>
      <Card padding="none">
        <Rows label={label}>{children}</Rows>
      </Card>
    </EndlessFrame>
  )
}

function Rows({ label, children }: Pick<EndlessListProps, 'label' | 'children'>): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  const { rows, end, ...handlers } = useWindowedRows(list, {
    count: children.length,
    selector: ':scope > li:not([aria-hidden])',
    getKey: (index) => String(children[index]?.key),
  })
  return (
    <ul ref={list} className={styles.rows} aria-label={label} {...handlers}>
      {rows.map(({ index, gap }) => (
        <Fragment key={children[index]?.key}>
          {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
          {children[index]}
        </Fragment>
      ))}
      {end > 0 && <li aria-hidden="true" style={{ height: end }} />}
    </ul>
  )
}

/** Surfaces of the player, such as tickets, page by page, in columns. */
export function EndlessCards({ label, children, ...frame }: EndlessListProps): ReactElement {
  return (
    <EndlessFrame {...frame} count={children.length}>
      <ul className={styles.bare} aria-label={label}>
        {children}
      </ul>
    </EndlessFrame>
  )
}
