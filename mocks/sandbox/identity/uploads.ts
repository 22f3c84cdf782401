import type { components } from '#generated/openapi.d.ts'

/** The purpose of a picture. */
export type UploadPurpose = components['schemas']['UploadImageBody']['purpose']

/** An uploaded picture. */
export interface Upload {
  fileId: string
  uid: string
  purpose: UploadPurpose
  mediaType: string
  bytes: Uint8Array
}

/** The maximum of picture bytes in a sandbox; above it the oldest pictures are dropped. */
const MAX_KEPT_BYTES = 40 * 1024 * 1024

const NAMES: Readonly<Record<UploadPurpose, string>> = {
  idFront: 'front',
  idBack: 'back',
  selfie: 'selfie',
  avatar: 'avatar',
}

/** The address of a picture, for its owner only. */
export function uploadUrl(fileId: string): string {
  return `/art/upload/${fileId}`
}

/** The uploaded pictures of a sandbox. */
export class Uploads {
  readonly #byId = new Map<string, Upload>()
  #count = 0
  #bytes = 0

  add(uid: string, purpose: UploadPurpose, mediaType: string, bytes: Uint8Array): Upload {
    const fileId = `file-${String(++this.#count).padStart(4, '0')}-${NAMES[purpose]}`
    const upload = { fileId, uid, purpose, mediaType, bytes }
    this.#byId.set(fileId, upload)
    this.#bytes += bytes.length
    for (const oldest of this.#byId.values()) {
      if (this.#bytes <= MAX_KEPT_BYTES) break
      this.#byId.delete(oldest.fileId)
      this.#bytes -= oldest.bytes.length
    }
    return upload
  }

  /** A player's own picture; undefined for other players' pictures too. */
  of(uid: string, fileId: string): Upload | undefined {
    const found = this.#byId.get(fileId)
    return found?.uid === uid ? found : undefined
  }
}
