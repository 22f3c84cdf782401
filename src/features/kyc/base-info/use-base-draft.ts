import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { createStorage } from '#src/platform/storage.ts'
import { holdInMemory, memoryOf } from '../kyc.queries.ts'
import { createBaseDrafts } from './base-draft.ts'
import { type BaseValues, EMPTY_VALUES } from './base-values.ts'

const drafts = createBaseDrafts(createStorage())

/** What the form begins with, and where what is typed goes. */
export interface BaseDraft {
  readonly initial: BaseValues
  /** The draft comes from the device, where birthday and ID number are not kept. */
  readonly isFromDevice: boolean
  readonly keep: (values: BaseValues) => void
  /** The server has it now: what is not kept on the device leaves the memory too. */
  readonly saved: () => void
}

/** The draft of the form: whole while the page is not reloaded, from memory; else from the device, without identity data. */
export function useBaseDraft(uid: string): BaseDraft {
  const queryClient = useQueryClient()
  const [start] = useState(() => {
    const typed = queryClient.getQueryData(memoryOf<BaseValues>('baseInfo', uid).queryKey)
    const kept = typed === undefined ? drafts.read(uid) : undefined
    return { initial: typed ?? kept ?? EMPTY_VALUES, isFromDevice: kept !== undefined }
  })
  const keep = useCallback(
    (values: BaseValues) => {
      holdInMemory(queryClient, 'baseInfo', uid, values)
      drafts.keep(uid, values)
    },
    [queryClient, uid],
  )
  const saved = useCallback(() => holdInMemory(queryClient, 'baseInfo', uid, undefined), [queryClient, uid])
  return { ...start, keep, saved }
}
