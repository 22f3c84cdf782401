import { makeAutoObservable, runInAction } from 'mobx'
import type { SaveIdentityPapersBody } from '#generated/http/schemas/save-identity-papers-body.ts'
import type { UploadedImage } from '#generated/http/schemas/uploaded-image.ts'
import { PictureUpload, type UploadOptions } from '#src/queries/picture-upload.ts'

/** The pictures that a document needs; the back only where there is one. */
export type Side = 'front' | 'back' | 'selfie'

/** The picture of one side; `required` where the player handed in without one. */
export type SidePicture = PictureUpload<'required'>

/** The calls that handing in makes. */
export interface DocumentRequests {
  readonly upload: (side: Side, file: File, options: UploadOptions) => Promise<UploadedImage>
  readonly handIn: (body: SaveIdentityPapersBody) => Promise<unknown>
}

/**
 * The pictures of one player, in memory alone. Nothing is sent before the player hands in; then one side after the other,
 * so that a slow line carries one picture at a time. A side that fails keeps no other from being sent, and what was sent
 * is not sent again.
 */
export class IdentityDocuments {
  readonly sides: Record<Side, SidePicture> = {
    front: new PictureUpload(),
    back: new PictureUpload(),
    selfie: new PictureUpload(),
  }
  isSending = false
  /** The speed of the latest upload; undefined before the first. */
  bytesPerSecond: number | undefined = undefined
  #isStopped = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Marks the sides without a picture; the first of them, or undefined where none is missing. */
  markMissing(sides: readonly Side[]): Side | undefined {
    const missing = sides.filter((side) => this.sides[side].file === undefined)
    for (const side of missing) this.sides[side].error ??= 'required'
    return missing[0]
  }

  /**
   * Sends what is not sent yet, then hands all in. Resolves with false where a side was not sent, or a sending is under
   * way already; rejects with the ApiError of handing in. Call it once no side is missing.
   */
  async send(sides: readonly Side[], requests: DocumentRequests): Promise<boolean> {
    if (this.isSending) return false
    this.isSending = true
    this.#isStopped = false
    try {
      for (const side of sides) {
        const goesOn = await this.#sendSide(side, requests)
        if (!goesOn) break
      }
      const { front, back, selfie } = this.sides
      if (sides.some((side) => this.sides[side].fileId === undefined)) return false
      await requests.handIn({
        front: front.fileId ?? '',
        ...(sides.includes('back') && back.fileId !== undefined && { back: back.fileId }),
        selfie: selfie.fileId ?? '',
      })
      return true
    } finally {
      runInAction(() => {
        this.isSending = false
      })
    }
  }

  /** The page is left: what is being sent is ended. The pictures stay, for when the player comes back. */
  stop(): void {
    this.#isStopped = true
    for (const picture of Object.values(this.sides)) picture.stop()
  }

  /** The server does not know what it had taken: all is to be sent again. */
  forgetSent(): void {
    for (const picture of Object.values(this.sides)) picture.uploaded = undefined
  }

  /** False where it makes no sense to try the next side. */
  async #sendSide(side: Side, { upload }: DocumentRequests): Promise<boolean> {
    const picture = this.sides[side]
    const uploaded = await picture.send((file, options) => upload(side, file, options))
    runInAction(() => (this.bytesPerSecond = picture.bytesPerSecond ?? this.bytesPerSecond))
    if (this.#isStopped) return false
    return uploaded !== undefined || (typeof picture.error === 'object' && picture.error.kind !== 'offline')
  }
}
