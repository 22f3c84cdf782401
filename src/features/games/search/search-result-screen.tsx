import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#src/lib/format-count.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { EndlessGames } from '../tiles/endless-games.tsx'
import type { GamesFilter } from '../games.queries.ts'
import type { ResumeProps } from '../play/use-resume.ts'
import { SearchDiscovery } from './search-discovery.tsx'
import { SearchFilters } from './search-filters.tsx'
import { SearchHead } from './search-head.tsx'
import { searchQuery } from './search.queries.ts'
import styles from './search.module.css'
import { useSearchPage } from './use-search-page.ts'

export interface SearchResultScreenProps extends ResumeProps {
  readonly keyword: string | undefined
  readonly filter: GamesFilter
  /** Another keyword, without filters. */
  readonly onSearch: (keyword: string) => void
  readonly onFilter: (filter: GamesFilter) => void
}

/** The whole result of a search, narrowed by what the address says. */
export function SearchResultScreen({
  keyword,
  filter,
  onSearch,
  onFilter,
  play,
  onPlayed,
}: SearchResultScreenProps): ReactElement {
  const { t } = useTranslation('search')
  const [typed, setTyped] = useState(keyword ?? '')
  const query = searchQuery(keyword ?? '', filter)
  const { data, isFetching } = useInfiniteQuery({ ...query, enabled: keyword !== undefined })
  const search = useSearchPage(onSearch, { play, onPlayed })
  const isNarrowed = filter.type !== undefined || filter.manuf !== undefined
  const total = data?.pages[0]?.total
  const discovery = <SearchDiscovery onWord={search} />
  return (
    <Stack gap={3}>
      <SearchHead value={typed} onChange={setTyped} onSearch={search} busy={isFetching} />
      {keyword === undefined ? (
        <>
          <EmptyState picture="search" title={t('startTitle')} text={t('startText')} />
          {discovery}
        </>
      ) : (
        <>
          <Stack gap={1}>
            <SearchFilters filter={filter} onFilter={onFilter} />
            <Text size="sm" tone="quiet" role="status" className={total === 0 ? styles.unseen : styles.count}>
              {formatCount(total, (count) => t('found', { count }))}
            </Text>
          </Stack>
          {total === 0 ? (
            <>
              <EmptyState
                picture="search"
                title={t('noneTitle', { keyword })}
                text={isNarrowed ? t('noneFiltered') : t('noneText')}
                action={
                  isNarrowed ? (
                    <Button variant="secondary" onClick={() => onFilter({ sort: filter.sort })}>
                      {t('clearFilters')}
                    </Button>
                  ) : undefined
                }
              />
              {discovery}
            </>
          ) : (
            <EndlessGames label={t('results', { keyword })} query={query} />
          )}
        </>
      )}
    </Stack>
  )
}
