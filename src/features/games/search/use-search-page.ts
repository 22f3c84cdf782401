import { useStores } from '#src/stores/stores-context.tsx'
import { type ResumeProps, useResume } from '../play/use-resume.ts'
import { SearchHistory } from './search-history.ts'
import { readKeyword } from './search.queries.ts'

/**
 * What both search pages do.
 * @returns searches for a typed text or a suggested word, and remembers it; does nothing for an empty one
 */
export function useSearchPage(onSearch: (keyword: string) => void, resume: ResumeProps): (text: string) => void {
  const { add } = useStores().deferred.get(SearchHistory)
  useResume(resume)
  return (text) => {
    const word = readKeyword(text)
    if (word === undefined) return
    add(word)
    onSearch(word)
  }
}
