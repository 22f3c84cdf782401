import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CODES } from '#generated/http/codes.ts'
import { useSaveIdentityPapers } from '#generated/http/kyc/save-identity-papers.ts'
import type { UploadImageBody } from '#generated/http/schemas/upload-image-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { uploadPictureMutation } from '#src/queries/picture-upload.ts'
import { useKycStore } from '../kyc-store.ts'
import { readIdentity } from '../kyc.queries.ts'
import { isLocked } from '../next-step.ts'
import type { IdentityDocuments, Side } from './identity-documents.ts'

const PURPOSE: Record<Side, UploadImageBody['purpose']> = { front: 'idFront', back: 'idBack', selfie: 'selfie' }

/** The player's pictures, and how to submit them. */
export interface IdentityDocumentUpload {
  readonly documents: IdentityDocuments
  /** Submits; resolves with whether the check has begun. Never rejects. */
  readonly submit: (sides: readonly Side[]) => Promise<boolean>
}

/** The pictures outlive the page, in memory; leaving it aborts uploads. */
export function useIdentityDocuments(): IdentityDocumentUpload {
  const queryClient = useQueryClient()
  const { mutateAsync: upload } = useMutation(uploadPictureMutation())
  const { mutateAsync: save } = useSaveIdentityPapers()
  const store = useKycStore()
  const [documents] = useState(() => store.getDocuments())
  useEffect(() => {
    store.keepDocuments(documents)
    return () => documents.stop()
  }, [store, documents])

  async function submit(sides: readonly Side[]): Promise<boolean> {
    try {
      const isDone = await documents.send(sides, {
        upload: (side, file, options) => upload({ file, purpose: PURPOSE[side], ...options }),
        submit: (data) => save({ data }),
      })
      if (isDone) store.checkBegan()
      return isDone
    } catch (error) {
      const { code, isOutcomeUnknown } = toApiError(error)
      const { fileUnknown, baseMissing, identityLocked } = CODES.saveIdentityPapers
      if (code === fileUnknown.code) documents.forgetSent()
      // It may have been submitted, or the state has changed: refetch it.
      if (!isOutcomeUnknown && code !== baseMissing.code && code !== identityLocked.code) return false
      const identity = await readIdentity(queryClient)
      if (identity === undefined || !isLocked(identity)) return false
      store.checkBegan()
      return true
    }
  }

  return { documents, submit }
}
