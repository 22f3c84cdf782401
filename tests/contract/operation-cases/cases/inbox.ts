import { claimLetter } from '#generated/http/inbox/claim-letter.ts'
import { deleteLetters } from '#generated/http/inbox/delete-letters.ts'
import { listLetterTypes } from '#generated/http/inbox/list-letter-types.ts'
import { listLetters } from '#generated/http/inbox/list-letters.ts'
import { readLetter } from '#generated/http/inbox/read-letter.ts'
import type { OperationCases } from '../operation-case.ts'

const PAGE_ZERO = { pageNum: 0 }
const NO_ID = { id: '' }
const UNKNOWN = { id: 'L9999999' }

/** The first letter with or without rewards. */
async function letterWith(attached: boolean): Promise<{ id: string }> {
  const { list } = await listLetters({ pageSize: 100 })
  const found = list.find(({ rewards, claimed }) => (attached ? claimed === false : rewards === undefined))
  return { id: found?.id ?? '' }
}

export const INBOX_CASES: OperationCases<'inbox'> = {
  listLetters: {
    success: () => listLetters({ type: 'reward' }),
    badInput: () => listLetters(PAGE_ZERO),
    failures: {},
  },
  listLetterTypes: { success: () => listLetterTypes(), failures: {} },
  readLetter: {
    as: 'vip8player',
    success: async () => ({ read: await readLetter(await letterWith(true)) }),
    badInput: () => readLetter(NO_ID),
    failures: { letterUnknown: () => readLetter(UNKNOWN) },
  },
  deleteLetters: {
    as: 'vip8player',
    success: async () => ({ deleted: await deleteLetters({ ids: [(await letterWith(false)).id] }) }),
    badInput: () => deleteLetters({ ids: [] }),
    failures: {
      letterUnknown: () => deleteLetters({ ids: [UNKNOWN.id] }),
      letterUnclaimed: async () => deleteLetters({ ids: [(await letterWith(true)).id] }),
    },
  },
  claimLetter: {
    as: 'vip8player',
    success: async () => claimLetter(await letterWith(true)),
    badInput: () => claimLetter(NO_ID),
    failures: {
      letterUnknown: () => claimLetter(UNKNOWN),
      nothingToClaim: async () => claimLetter(await letterWith(false)),
      alreadyClaimed: async () => {
        const letter = await letterWith(true)
        await claimLetter(letter)
        return claimLetter(letter)
      },
    },
  },
}
