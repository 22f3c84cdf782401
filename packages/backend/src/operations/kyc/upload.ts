import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { checkLimit, countOne } from '../../http/rate-limits.ts'
import { findPictureType, getPictureUrl, storePicture } from '../../pictures.ts'

const uploadImage: Handler<'uploadImage'> = async (call) => {
  const { tx, account, body, upload, settings, now } = call
  if (upload === undefined) return call.badInput('file')
  if (upload.isTooLarge) throw new Refusal('fileTooLarge')
  const type = findPictureType(upload.content)
  if (type === undefined) throw new Refusal('fileUnsupported')
  const key = String(account.id)
  await checkLimit(call, 'upload', key)
  await countOne(call, 'upload', key)
  const id = await storePicture(settings, upload.content)
  await tx
    .insertInto('picture')
    .values({ id, account_id: account.id, purpose: body.purpose, content_type: type, created_at: now })
    .execute()
  return { fileId: id, url: getPictureUrl(id) }
}

export const uploadHandlers = { uploadImage } satisfies Handlers
