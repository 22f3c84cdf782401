import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { uploadImage } from '#generated/http/kyc/upload-image.ts'
import type { UploadImageBody } from '#generated/http/schemas/upload-image-body.ts'
import type { UploadedImage } from '#generated/http/schemas/uploaded-image.ts'
import { toApiError } from '#src/api/api-error.ts'
import { uploadTransport } from '#src/api/upload-transport.ts'
import {
  PictureError,
  preparePicture,
  shrinkPicture,
  SMALL_PICTURE_BYTES,
  type PictureFault,
} from '#src/platform/prepare-picture.ts'

/** Why no picture was uploaded: the file is none that can be sent, the server refused it, or the call failed. */
export type UploadFault = PictureFault | { readonly text: string } | 'failed'

export interface PictureUpload {
  /** The share of the file that is sent, 0 to 1; undefined while none is under way. */
  readonly progress: number | undefined
  readonly fault: UploadFault | undefined
  /**
   * Prepares and sends one file, a smaller copy of it where asked; null when that failed, which `fault` then tells. A
   * later file takes an earlier one's place.
   */
  readonly upload: (file: File, size?: 'small') => Promise<UploadedImage | null>
  /** Forgets the fault, and ends what is under way. */
  readonly reset: () => void
}

/**
 * Uploads pictures for one purpose, by the compression rule of section 5 of the specification, with progress. A file
 * that is no picture is told beside its field and in no notice; a failed call in both.
 */
export function usePictureUpload(purpose: UploadImageBody['purpose']): PictureUpload {
  const [progress, setProgress] = useState<number>()
  const [fault, setFault] = useState<UploadFault>()
  const current = useRef<AbortController>(undefined)
  const { mutateAsync } = useMutation({
    mutationKey: ['uploadImage', purpose],
    meta: { silentError: (error) => error.cause instanceof PictureError },
    mutationFn: async ({ file, size, signal }: { file: File; size: 'small' | undefined; signal: AbortSignal }) =>
      uploadImage(
        { file: await prepare(file, size), purpose },
        { silent: true, signal, transport: uploadTransport((share) => !signal.aborted && setProgress(share)) },
      ),
  })

  async function upload(file: File, size?: 'small'): Promise<UploadedImage | null> {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setFault(undefined)
    setProgress(0)
    try {
      const image = await mutateAsync({ file, size, signal: own.signal })
      return own.signal.aborted ? null : image
    } catch (error) {
      if (!own.signal.aborted) setFault(faultOf(error))
      return null
    } finally {
      if (current.current === own) setProgress(undefined)
    }
  }

  function reset(): void {
    current.current?.abort()
    current.current = undefined
    setProgress(undefined)
    setFault(undefined)
  }

  return { progress, fault, upload, reset }
}

async function prepare(file: File, size: 'small' | undefined): Promise<File> {
  const picture = await preparePicture(file)
  return size === 'small' && picture.size > SMALL_PICTURE_BYTES ? shrinkPicture(picture) : picture
}

function faultOf(error: unknown): UploadFault {
  if (error instanceof PictureError) return error.fault
  const { kind, msg } = toApiError(error)
  return kind === 'failure' && msg !== '' ? { text: msg } : 'failed'
}
