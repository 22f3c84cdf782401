import { getSearchOpenGamesQueryKey, searchOpenGames } from '#generated/http/games/search-open-games.ts'
import { Keyword } from '#generated/http/schemas/keyword.ts'
import { gamePages, GAMES_PAGE_SIZE, type GamesFilter } from '../games.queries.ts'

/** The typed text as a keyword; undefined if there is none, or it is too long. */
export function readKeyword(typed: string): string | undefined {
  return Keyword.safeParse(typed.normalize('NFC').trim().replace(/\s+/gu, ' ')).data
}

/**
 * The games found, page by page, for visitors and players alike. Each keyword has its own key, so that a late response
 * never shows under another one.
 */
export function searchQuery(keyword: string, { type, manuf, sort }: GamesFilter = {}) {
  const filter = {
    keyword,
    ...(type !== undefined && { type }),
    ...(manuf !== undefined && { manuf }),
    ...(sort !== undefined && { sort }),
    pageSize: GAMES_PAGE_SIZE,
  }
  return gamePages(getSearchOpenGamesQueryKey(filter), (pageNum, options) =>
    searchOpenGames({ ...filter, pageNum }, options),
  )
}
