import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useStores } from '#src/stores/stores-context.tsx'
import { type PlayProps, usePlay } from '../play/use-play.ts'
import { type ResumeProps, useResume } from '../play/use-resume.ts'
import { SearchHistory } from './search-history.ts'
import { readKeyword } from './search.queries.ts'

export interface SearchPage extends PlayProps {
  /** Searches for a typed text or a suggested word, and remembers it; nothing for an empty one. */
  readonly search: (text: string) => void
}

/**
 * What both search pages do: search, and open games. After login the player returns to the same search. Read it within
 * `observer`.
 */
export function useSearchPage(onSearch: (keyword: string) => void, resume: ResumeProps): SearchPage {
  const router = useRouter()
  const { add } = useStores().deferred.get(SearchHistory)
  const returnTo = useCallback(
    (gameId: string) => {
      const { pathname, searchStr } = router.latestLocation
      const query = new URLSearchParams(searchStr)
      query.set('play', gameId)
      return `${pathname}?${query.toString()}`
    },
    [router],
  )
  const { busyId, onPlay } = usePlay(returnTo)
  useResume(resume, onPlay)

  function search(text: string): void {
    const word = readKeyword(text)
    if (word === undefined) return
    add(word)
    onSearch(word)
  }

  return { busyId, onPlay, search }
}
