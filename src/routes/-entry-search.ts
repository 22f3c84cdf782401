import { readInvitationCode } from '#src/features/account/invitation-code.ts'
import { readReturnPath } from '#src/routing/return-path.ts'

/** The search parameters that entry pages pass to each other. */
export interface EntrySearch {
  returnTo?: string | undefined
  /** An invitation code, used by register and passed on by the other pages. */
  code?: string | undefined
}

/** Parses the search parameters; drops invalid ones. */
export function readEntrySearch(search: Record<string, unknown>): EntrySearch {
  return {
    returnTo: readReturnPath(search['returnTo']),
    // An operator's links may use the full name.
    code: readInvitationCode(search['code'] ?? search['invitationCode']),
  }
}
