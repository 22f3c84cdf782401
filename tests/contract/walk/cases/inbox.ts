import * as inbox from '#generated/http/inbox/inbox.ts'
import type { WalkCases } from '../walk-case.ts'

const PAGE_ZERO = { pageNum: 0 }
const NO_ID = { id: '' }
const UNKNOWN = { id: 'L9999999' }

/** The first letter that has something attached, or has nothing. */
async function letterWith(attached: boolean): Promise<{ id: string }> {
  const { list } = await inbox.listLetters({ pageSize: 100 })
  const found = list.find(({ rewards, claimed }) => (attached ? claimed === false : rewards === undefined))
  return { id: found?.id ?? '' }
}

export const INBOX_CASES: WalkCases<'inbox'> = {
  listLetters: {
    success: () => inbox.listLetters({ type: 'reward' }),
    badInput: () => inbox.listLetters(PAGE_ZERO),
    failures: {},
  },
  listLetterTypes: { success: () => inbox.listLetterTypes(), failures: {} },
  readLetter: {
    as: 'vip8player',
    success: async () => ({ read: await inbox.readLetter(await letterWith(true)) }),
    badInput: () => inbox.readLetter(NO_ID),
    failures: { letterUnknown: () => inbox.readLetter(UNKNOWN) },
  },
  deleteLetters: {
    as: 'vip8player',
    success: async () => ({ deleted: await inbox.deleteLetters({ ids: [(await letterWith(false)).id] }) }),
    badInput: () => inbox.deleteLetters({ ids: [] }),
    failures: {
      letterUnknown: () => inbox.deleteLetters({ ids: [UNKNOWN.id] }),
      letterUnclaimed: async () => inbox.deleteLetters({ ids: [(await letterWith(true)).id] }),
    },
  },
  claimLetter: {
    as: 'vip8player',
    success: async () => inbox.claimLetter(await letterWith(true)),
    badInput: () => inbox.claimLetter(NO_ID),
    failures: {
      letterUnknown: () => inbox.claimLetter(UNKNOWN),
      nothingToClaim: async () => inbox.claimLetter(await letterWith(false)),
      alreadyClaimed: async () => {
        const letter = await letterWith(true)
        await inbox.claimLetter(letter)
        return inbox.claimLetter(letter)
      },
    },
  },
}
