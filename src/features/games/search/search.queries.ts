import { infiniteQueryOptions } from '@tanstack/react-query'
import { getSearchOpenGamesQueryKey, searchOpenGames } from '#generated/http/games/search-open-games.ts'
import type { GameSort } from '#generated/http/schemas/game-sort.ts'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { nextPage } from '#src/queries/paging.ts'
import { GAMES_PAGE_SIZE } from '../games.queries.ts'

/** What a search is narrowed to. */
export interface SearchFilter {
  readonly type?: string | undefined
  readonly manuf?: string | undefined
  readonly sort?: GameSort | undefined
}

/** The typed text as a keyword; undefined if there is none, or it is too long. */
export function readKeyword(typed: string): string | undefined {
  return Keyword.safeParse(typed.normalize('NFC').trim().replace(/\s+/gu, ' ')).data
}

/**
 * The games found, page by page, for visitors and players alike. Each keyword has its own key, so that a late response
 * never shows under another one.
 */
export function searchQuery(keyword: string, { type, manuf, sort }: SearchFilter = {}) {
  const filter = {
    keyword,
    ...(type !== undefined && { type }),
    ...(manuf !== undefined && { manuf }),
    ...(sort !== undefined && { sort }),
    pageSize: GAMES_PAGE_SIZE,
  }
  return infiniteQueryOptions({
    queryKey: [...getSearchOpenGamesQueryKey(filter), 'infinite'],
    queryFn: ({ pageParam, signal }) => searchOpenGames({ ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
