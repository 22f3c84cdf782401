import type { FastifyRequest } from 'fastify'
import { Refusal, type Upload } from './call.ts'

/** The most bytes of a picture (`UploadImageBody`). */
const MAX_FILE_BYTES = 5 * 1024 * 1024
const MAX_FIELD_BYTES = 1000

/** Reads a form: its fields become the body, with the file's name in the place of the file. */
export async function readForm(request: FastifyRequest): Promise<Upload | undefined> {
  if (!request.isMultipart()) return undefined
  const fields: Record<string, unknown> = {}
  let upload: Upload | undefined
  // One byte more than is allowed tells that the file is too large; the rest of it is not kept.
  const limits = { files: 1, fields: 10, fieldSize: MAX_FIELD_BYTES, fileSize: MAX_FILE_BYTES + 1 }
  try {
    for await (const part of request.parts({ limits, throwFileSizeLimit: false } as never)) {
      if (part.type === 'file') {
        const content = await part.toBuffer()
        if (part.fieldname === 'file') upload = { content, isTooLarge: content.length > MAX_FILE_BYTES }
      }
      fields[part.fieldname] = part.type === 'file' ? part.filename : part.value
    }
  } catch {
    throw new Refusal('badInput', { field: 'file' })
  }
  request.body = fields
  return upload
}
