import { infiniteQueryOptions } from '@tanstack/react-query'
import { listLetters, listLettersQuery } from '#generated/http/inbox/list-letters.ts'
import type { Letter } from '#generated/http/schemas/letter.ts'
import { type ListLettersParams, listLettersParamsPageSizeMax } from '#generated/http/schemas/list-letters-params.ts'
import { nextPage } from '#src/queries/paging.ts'
import { readAll } from '#src/queries/read-all.ts'

const LETTERS_PAGE_SIZE = 20

type LetterFilter = Pick<ListLettersParams, 'type'>

const toFilter = (type: LetterFilter['type']): LetterFilter => (type === undefined ? {} : { type })

/** The player's letters of a type, or all, newest first, page by page. */
export function lettersQuery(type: LetterFilter['type']) {
  const paging = { ...toFilter(type), pageSize: LETTERS_PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: [...listLettersQuery(paging).queryKey, 'infinite'],
    queryFn: ({ pageParam, signal }) => listLetters({ ...paging, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** All letters of a type, past the cache. Rejects if a page fails. */
export async function readLetters(type: LetterFilter['type']): Promise<readonly Letter[]> {
  const paging = { ...toFilter(type), pageSize: listLettersParamsPageSizeMax }
  const { list } = await readAll(
    (pageNum) => listLetters({ ...paging, pageNum }),
    ({ id }) => id,
  )
  return list
}
