import { uploadUrl } from '../../sandbox/identity/uploads.ts'
import type { Handler, Handlers } from '../handler.ts'
import { pictureType } from '@tumpak/contract-kit/picture-type.ts'

/** The largest accepted picture. The app re-encodes pictures over 512000 bytes, so few reach the limit. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024

const uploadImage: Handler<'uploadImage'> = (request) => {
  const { file, purpose } = request.body
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  if (bytes.length > MAX_PICTURE_BYTES) return request.fail('fileTooLarge')
  const type = pictureType(bytes)
  if (type === 'heic' || type === 'other') return request.fail('fileUnsupported')
  const { fileId } = request.sandbox.uploads.add(request.player.uid, purpose, `image/${type}`, bytes)
  return { fileId, url: uploadUrl(fileId) }
}

export const uploadHandlers = { uploadImage } satisfies Handlers
