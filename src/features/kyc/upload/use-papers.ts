import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CODES } from '#generated/http/codes.ts'
import type { UploadImageBody } from '#generated/http/schemas/upload-image-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { forgetDraft } from '../forget-draft.ts'
import {
  holdInMemory,
  memoryOf,
  readIdentity,
  savePapersMutation,
  sendPictureMutation,
  takeIdentity,
} from '../kyc.queries.ts'
import { isLocked } from '../next-step.ts'
import { Papers, type Side } from './papers.ts'

const PURPOSE: Record<Side, UploadImageBody['purpose']> = { front: 'idFront', back: 'idBack', selfie: 'selfie' }

/** The player's pictures, and how they are handed in. */
export interface PapersInHand {
  readonly papers: Papers
  /** Hands in what is there; resolves with whether the check has begun. Never rejects. */
  readonly handIn: (sides: readonly Side[]) => Promise<boolean>
}

/** The pictures outlive the page, in memory alone; leaving it ends what is being sent. */
export function usePapers(uid: string): PapersInHand {
  const queryClient = useQueryClient()
  const { mutateAsync: upload } = useMutation(sendPictureMutation())
  const { mutateAsync: save } = useMutation(savePapersMutation())
  const [papers] = useState(() => queryClient.getQueryData(memoryOf<Papers>('upload', uid).queryKey) ?? new Papers())
  useEffect(() => {
    holdInMemory(queryClient, 'upload', uid, papers)
    return () => papers.stop()
  }, [queryClient, uid, papers])

  function begun(): void {
    holdInMemory(queryClient, 'upload', uid, undefined)
    holdInMemory(queryClient, 'baseInfo', uid, undefined)
    forgetDraft()
  }

  async function handIn(sides: readonly Side[]): Promise<boolean> {
    try {
      const isDone = await papers.send(sides, {
        upload: (side, file, options) => upload({ file, purpose: PURPOSE[side], ...options }),
        handIn: async (body) => takeIdentity(queryClient, await save(body)),
      })
      if (isDone) begun()
      return isDone
    } catch (error) {
      const { code, isOutcomeUnknown } = toApiError(error)
      const { fileUnknown, baseMissing, identityLocked } = CODES.saveIdentityPapers
      if (code === fileUnknown.code) papers.forgetSent()
      // Handed in after all, or things stand otherwise than this page knew: the server tells.
      if (!isOutcomeUnknown && code !== baseMissing.code && code !== identityLocked.code) return false
      const identity = await readIdentity(queryClient)
      if (identity === undefined || !isLocked(identity)) return false
      begun()
      return true
    }
  }

  return { papers, handIn }
}
