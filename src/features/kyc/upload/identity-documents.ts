import { makeAutoObservable, runInAction } from 'mobx'
import type { SaveIdentityPapersBody } from '#generated/http/schemas/save-identity-papers-body.ts'
import type { UploadedImage } from '#generated/http/schemas/uploaded-image.ts'
import { PictureUpload, type UploadOptions } from '#src/queries/picture-upload.ts'

/** The required pictures of a document; the back only if it has one. */
export type Side = 'front' | 'back' | 'selfie'

/** The picture of one side; `required`: the player submitted without one. */
export type SidePicture = PictureUpload<'required'>

/** The requests of a submission. */
export interface DocumentRequests {
  readonly upload: (side: Side, file: File, options: UploadOptions) => Promise<UploadedImage>
  readonly submit: (body: SaveIdentityPapersBody) => Promise<unknown>
}

/**
 * The pictures of one player, in memory only. Submitting uploads one side after the other, so that a slow connection
 * carries one picture at a time. A failed side does not stop the others; an uploaded one is not sent again.
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

  /** Marks the sides without a picture, unless they have an error already. Returns the first one, or undefined if none is missing. */
  markMissing(sides: readonly Side[]): Side | undefined {
    const missing = sides.filter((side) => this.sides[side].file === undefined)
    for (const side of missing) this.sides[side].error ??= 'required'
    return missing[0]
  }

  /**
   * Uploads the missing sides, then submits all. Resolves with false if a side failed or a submission is running;
   * rejects with the submission's ApiError. Call it once no side is missing.
   */
  async send(sides: readonly Side[], requests: DocumentRequests): Promise<boolean> {
    if (this.isSending) return false
    this.isSending = true
    this.#isStopped = false
    try {
      for (const side of sides) {
        const canContinue = await this.#sendSide(side, requests)
        if (!canContinue) break
      }
      const { front, back, selfie } = this.sides
      if (sides.some((side) => this.sides[side].fileId === undefined)) return false
      await requests.submit({
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

  /** Aborts uploads when the player leaves the page. The pictures stay. */
  stop(): void {
    this.#isStopped = true
    for (const picture of Object.values(this.sides)) picture.stop()
  }

  /** The server no longer has its uploads: all sides must be sent again. */
  forgetSent(): void {
    for (const picture of Object.values(this.sides)) picture.uploaded = undefined
  }

  /** False if the next side would fail too. */
  async #sendSide(side: Side, { upload }: DocumentRequests): Promise<boolean> {
    const picture = this.sides[side]
    const uploaded = await picture.send((file, options) => upload(side, file, options))
    runInAction(() => (this.bytesPerSecond = picture.bytesPerSecond ?? this.bytesPerSecond))
    if (this.#isStopped) return false
    const { error } = picture
    return uploaded !== undefined || error === 'gone' || typeof error === 'object'
  }
}
