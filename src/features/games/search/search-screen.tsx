import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDebounced } from '#src/hooks/use-debounced.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import type { ResumeProps } from '../play/use-resume.ts'
import { LiveResults } from './live-results.tsx'
import { SearchDiscovery } from './search-discovery.tsx'
import { SearchHead } from './search-head.tsx'
import { SearchWords } from './search-words.tsx'
import { readKeyword } from './search.queries.ts'
import { useSearchPage } from './use-search-page.ts'

export interface SearchScreenProps extends ResumeProps {
  /** What was typed, from the address: Back restores it. */
  readonly keyword?: string | undefined
  readonly onKeyword: (keyword: string | undefined) => void
  /** Leads to the whole result. */
  readonly onSearch: (keyword: string) => void
}

/** How long typing pauses before a request, in milliseconds. */
const PAUSE_MS = 250

/** The search page: words of before and suggestions, and games while the player types. */
export function SearchScreen({ keyword, onKeyword, onSearch, play, onPlayed }: SearchScreenProps): ReactElement {
  const [typed, setTyped] = useState(keyword ?? '')
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wanted = readKeyword(typed)
  const settled = useDebounced(wanted, PAUSE_MS)
  const search = useSearchPage(onSearch, { play, onPlayed })
  const isOnPage = useIsOnPage()

  // After Back the phone's keyboard would cover the games.
  const focusField = useEffectEvent(() => {
    if (keyword === undefined) input.current?.focus()
  })
  useEffect(() => focusField(), [])
  const keepInAddress = useEffectEvent((next: string | undefined) => {
    // It would cancel a navigation that is still loading.
    if (next !== keyword && isOnPage()) onKeyword(next)
  })
  useEffect(() => keepInAddress(settled), [settled])

  return (
    <Stack gap={5}>
      <SearchHead value={typed} onChange={setTyped} onSearch={search} busy={isBusy} inputRef={input} />
      {wanted === undefined || settled === undefined ? (
        <>
          <SearchWords onWord={search} />
          <SearchDiscovery onWord={search} />
        </>
      ) : (
        <LiveResults keyword={settled} isBehind={wanted !== settled} onSearch={search} onBusy={setBusy} />
      )}
    </Stack>
  )
}
