import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { formatCount } from '#src/lib/format-count.ts'
import { Text } from '#src/ui/data/text.tsx'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { GameGrid } from '../tiles/game-grid.tsx'
import { GridSkeleton } from '../tiles/game-skeletons.tsx'
import { SearchDiscovery } from './search-discovery.tsx'
import { SearchHistory } from './search-history.ts'
import styles from './search.module.css'
import { searchQuery } from './search.queries.ts'

/** Fewer games than this leave a row of a desktop half empty. */
const FEW = 7

export interface LiveResultsProps {
  readonly keyword: string
  /** The player has typed more since. */
  readonly isBehind: boolean
  readonly onSearch: (keyword: string) => void
  readonly onBusy: (isBusy: boolean) => void
}

/** The first games found while the player types. */
export function LiveResults({ keyword, isBehind, onSearch, onBusy }: LiveResultsProps): ReactElement {
  const { t } = useTranslation('search')
  const isWide = useMedia('(--from-wide)')
  const { add } = useStores().deferred.get(SearchHistory)
  const search = useInfiniteQuery({ ...searchQuery(keyword), placeholderData: keepPreviousData })
  const { data, isError, isFetching, isPlaceholderData } = search
  const [first] = data?.pages ?? []
  const isOld = isBehind || isPlaceholderData
  useEffect(() => {
    onBusy(isFetching)
    return () => onBusy(false)
  }, [isFetching, onBusy])

  if (isError && !first) return <QueryError query={search} title={t('failed')} />
  if (!first) return <GridSkeleton label={t('searching')} />
  const { list, total } = first
  return (
    <Stack gap={3}>
      <Text size="sm" tone="quiet" role="status" className={styles.count}>
        {isOld ? t('searching') : formatCount(total, (count) => t('found', { count }))}
      </Text>
      {list.length > 0 && (
        <div className={isOld ? styles.old : undefined} aria-busy={isOld || undefined}>
          <GameGrid label={t('results', { keyword })} games={list} onOpen={() => add(keyword)} />
        </div>
      )}
      {isWide && !isOld && list.length > 0 && list.length < FEW && <SearchDiscovery onWord={onSearch} />}
      {!isOld && list.length === 0 && (
        <EmptyState picture="search" title={t('noneTitle', { keyword })} text={t('noneText')} />
      )}
      {!isOld && list.length > 0 && !(total <= list.length) && (
        <Stack row justify="center">
          <Button variant="secondary" onClick={() => onSearch(keyword)}>
            {formatCount(total, (count) => t('showAll', { count }), t('showResults'))}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
