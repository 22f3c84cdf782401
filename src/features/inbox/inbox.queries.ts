import { infiniteQueryOptions } from '@tanstack/react-query'
import { getListLettersQueryKey, listLetters } from '#generated/http/inbox/list-letters.ts'
import { nextPage } from '#src/queries/paging.ts'

const LETTERS_PAGE_SIZE = 20

/** The player's letters, newest first, page by page. */
export function lettersQuery() {
  const paging = { pageSize: LETTERS_PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...getListLettersQueryKey(paging), 'infinite'],
    queryFn: ({ pageParam, signal }) => listLetters({ ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}
