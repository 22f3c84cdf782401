import { searchOpenGames, searchOpenGamesQuery } from '#generated/http/games/search-open-games.ts'
import { Keyword, KeywordMax } from '#generated/http/schemas/keyword.ts'
import { gamePages, GAMES_PAGE_SIZE, type GamesFilter } from '../games.queries.ts'

/** The typed text as a keyword, a long one cut; undefined if there is none. */
export function readKeyword(typed: string): string | undefined {
  const text = typed.normalize('NFC').trim().replace(/\s+/gu, ' ').slice(0, KeywordMax)
  // An address cannot hold half a character.
  return Keyword.safeParse(text.replace(/\p{Cs}/gu, '').trim()).data
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
  return gamePages(searchOpenGamesQuery(filter).queryKey, (pageNum, options) =>
    searchOpenGames({ ...filter, pageNum }, options),
  )
}
