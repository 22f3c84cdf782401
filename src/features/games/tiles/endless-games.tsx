import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { collectItems } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LoadMore } from '#src/ui/list/load-more.tsx'
import type { gamePages } from '../games.queries.ts'
import { GameGrid } from './game-grid.tsx'
import { GridSkeleton } from './game-skeletons.tsx'
import type { ListLook } from './list-look.ts'

export interface EndlessGamesProps {
  readonly label: string
  readonly query: ReturnType<typeof gamePages>
  readonly look?: ListLook | undefined
}

/** A grid of games that loads its next page near its end. */
export function EndlessGames({ label, query, look }: EndlessGamesProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const list = useInfiniteQuery(query)
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = list
  const games = data ? collectItems(data.pages, (game) => game.id) : []
  if (games.length > 0) {
    return (
      <LoadMore
        count={games.length}
        hasMore={hasNextPage}
        busy={isFetching}
        failed={isError}
        onMore={() => void fetchNextPage()}
        moreLabel={t('showMore')}
        retryLabel={`${t('moreFailed')} ${t('common:retry')}`}
        loadingLabel={t('loadingMore')}
        status={(total) => t('common:shown', { total })}
      >
        <GameGrid label={label} games={games} look={look} isComplete={data?.pages.length === 1 && !hasNextPage} />
      </LoadMore>
    )
  }
  if (data) return <EmptyState title={t('typeEmpty')} text={t('typeEmptyText')} />
  if (!isError) return <GridSkeleton label={label} />
  return <QueryError query={list} title={t('loadFailed')} />
}
