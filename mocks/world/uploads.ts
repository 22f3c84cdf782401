import type { components } from '#generated/openapi.d.ts'

/** What a picture is for. */
export type UploadPurpose = components['schemas']['UploadImageBody']['purpose']

/** A picture that a player has uploaded. */
export interface Upload {
  fileId: string
  uid: string
  purpose: UploadPurpose
  mediaType: string
  bytes: Uint8Array
}

/** The most bytes of pictures that a world keeps; past it the oldest are forgotten. */
const MAX_KEPT_BYTES = 40 * 1024 * 1024

const NAMES: Readonly<Record<UploadPurpose, string>> = {
  idFront: 'front',
  idBack: 'back',
  selfie: 'selfie',
  avatar: 'avatar',
}

/** Where a picture is served, to its owner alone. */
export function uploadUrl(fileId: string): string {
  return `/art/upload/${fileId}`
}

/** The pictures that the players of a world have uploaded. */
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

  /** A player's own picture; others' are as unknown as those that never were. */
  of(uid: string, fileId: string): Upload | undefined {
    const found = this.#byId.get(fileId)
    return found?.uid === uid ? found : undefined
  }
}
