import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNearView } from '#src/components/use-near-view.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { GameGrid } from './game-grid.tsx'
import { GridSkeleton } from './game-skeletons.tsx'
import type { TileMark } from './game-tile.tsx'
import type { gamesQuery, hotGamesQuery } from './games.queries.ts'
import type { PlayProps } from './use-launch-game.ts'

export interface EndlessGamesProps extends PlayProps {
  readonly label: string
  readonly query: ReturnType<typeof gamesQuery> | ReturnType<typeof hotGamesQuery>
  readonly mark?: TileMark | undefined
  readonly hidesProvider?: boolean | undefined
}

/** A grid of games that loads its next page as the player comes near its end. */
export function EndlessGames({ label, query, mark, hidesProvider, busyId, onPlay }: EndlessGamesProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(query)
  const end = useRef<HTMLDivElement>(null)
  const isNearEnd = useNearView(end)
  const isMoreWanted = isNearEnd && hasNextPage && !isFetching && !isError

  useEffect(() => {
    if (isMoreWanted) void fetchNextPage()
  }, [isMoreWanted, fetchNextPage])

  const games = data ? itemsOf(data.pages, (game) => game.id) : []
  return (
    <Stack gap={4}>
      {content()}
      <div ref={end}>{foot()}</div>
    </Stack>
  )

  function content(): ReactElement {
    if (games.length > 0)
      return (
        <GameGrid
          label={label}
          games={games}
          mark={mark}
          hidesProvider={hidesProvider}
          busyId={busyId}
          onPlay={onPlay}
        />
      )
    if (data) return <EmptyState title={t('typeEmpty')} text={t('typeEmptyText')} />
    if (!isError) return <GridSkeleton label={label} />
    return (
      <ErrorState
        title={t('loadFailed')}
        text={t('loadFailedText')}
        retryLabel={t('common:retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }

  function foot(): ReactElement | null {
    if (isFetchingNextPage) return <Spinner label={t('loadingMore')} />
    if (!data || !isError) return null
    return (
      <Button variant="secondary" icon="refresh" fullWidth busy={isFetching} onClick={() => void fetchNextPage()}>
        {t('moreFailed')} {t('common:retry')}
      </Button>
    )
  }
}
