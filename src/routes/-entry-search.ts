import { readReturnPath } from '#src/components/return-path.ts'
import { textParam } from './-text-param.ts'

/** What the entry pages hand on to one another in their addresses. */
export interface EntrySearch {
  returnTo?: string | undefined
  /** An invitation code. It counts on register alone, and must not be lost on the way there by another page. */
  code?: string | undefined
}

/** Reads what an address hands on; what is not understood is left out. */
export function readEntrySearch(search: Record<string, unknown>): EntrySearch {
  return {
    returnTo: readReturnPath(search['returnTo']),
    // An operator's own links may name it in full.
    code: textParam(search['code'] ?? search['invitationCode']),
  }
}
