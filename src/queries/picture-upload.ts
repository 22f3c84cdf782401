import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { uploadImage } from '#generated/http/kyc/upload-image.ts'
import type { UploadImageBody } from '#generated/http/schemas/upload-image-body.ts'
import type { UploadedImage } from '#generated/http/schemas/uploaded-image.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { uploadTransport } from '#src/api/upload-transport.ts'
import { isReadable, PictureError, type PictureErrorReason, shrinkPicture } from '#src/platform/prepare-picture.ts'

/** The progress callback and the abort signal of an upload. */
export interface UploadOptions {
  readonly signal: AbortSignal
  /** @param share the share of the file that is sent, 0 to 1 */
  readonly onProgress: (share: number) => void
}

/** Uploads one picture. It shows its own progress, so no loading indicator does. */
export function uploadPictureMutation() {
  return {
    mutationFn: ({ file, purpose, onProgress, signal }: UploadImageBody & UploadOptions) =>
      uploadImage({ file, purpose }, { silent: true, signal, transport: uploadTransport(onProgress) }),
  }
}

/** Whether nothing is to be said at the picture: it was not sent for want of a network, or the session ended. */
function isShownElsewhere({ kind, isSessionInvalid }: ApiError): boolean {
  return kind === 'aborted' || kind === 'offline' || isSessionInvalid
}

/**
 * One picture from the choice to the server, in memory only. Nothing is sent before `send`. A form may add its own
 * reasons to `error`.
 */
export class PictureUpload<Reason extends string = never> {
  /** The prepared file, as it is sent. */
  file: File | undefined = undefined
  /** The server's response for this file. */
  uploaded: UploadedImage | undefined = undefined
  isPreparing = false
  /** The share that is sent, 0 to 1; undefined while no upload runs. */
  share: number | undefined = undefined
  /** Why the chosen file cannot be sent, or why the upload failed. */
  error: PictureErrorReason | ApiError | Reason | undefined = undefined
  /** The speed of the latest upload; undefined before the first. */
  bytesPerSecond: number | undefined = undefined
  #latest: object | undefined
  #sending: AbortController | undefined

  constructor() {
    makeAutoObservable(this, { file: observableRef, uploaded: observableRef, error: observableRef }, { autoBind: true })
  }

  get fileId(): string | undefined {
    return this.uploaded?.fileId
  }

  /**
   * Prepares a file and replaces the current one with it, unless that fails. Resolves with whether it did: false also
   * if another file was chosen meanwhile. Never rejects.
   */
  async choose(chosen: File, prepare: (file: File) => Promise<File>): Promise<boolean> {
    this.stop()
    const turn = {}
    this.#latest = turn
    this.isPreparing = true
    this.error = undefined
    const isLatest = () => this.#latest === turn
    try {
      const file = await prepare(chosen)
      return runInAction(() => {
        if (isLatest()) Object.assign(this, { isPreparing: false, file, uploaded: undefined })
        return isLatest()
      })
    } catch (failure) {
      const error = failure instanceof PictureError ? failure.reason : 'unreadable'
      runInAction(() => isLatest() && Object.assign(this, { isPreparing: false, error }))
      return false
    }
  }

  /** Replaces the picture with a smaller copy, for a slow connection; otherwise like {@link choose}. */
  async shrink(shrink = shrinkPicture): Promise<boolean> {
    return this.file !== undefined && this.choose(this.file, shrink)
  }

  /**
   * Uploads the picture unless the server has it. Resolves with undefined if it was not uploaded; `error` says why,
   * unless it was stopped, the session ended or an upload is running. A file that cannot be read any more is removed, with
   * the error `gone`. Never rejects.
   */
  async send(
    upload: (file: File, options: UploadOptions) => Promise<UploadedImage>,
  ): Promise<UploadedImage | undefined> {
    const { file } = this
    if (file === undefined || this.uploaded || this.#sending) return this.uploaded
    const own = new AbortController()
    this.#sending = own
    this.share = 0
    this.error = undefined
    const startedAt = performance.now()
    const change = (apply: () => void) => runInAction(() => this.#sending === own && apply())
    const onProgress = (share: number) =>
      change(() => {
        this.share = share
        const seconds = (performance.now() - startedAt) / 1000
        if (share > 0 && seconds > 0) this.bytesPerSecond = (share * file.size) / seconds
      })
    const end = (result: { uploaded?: UploadedImage; error?: ApiError | PictureErrorReason; file?: undefined }) =>
      change(() => {
        this.#sending = undefined
        Object.assign(this, { share: undefined }, result)
      })
    try {
      const uploaded = await upload(file, { signal: own.signal, onProgress })
      end({ uploaded })
      return own.signal.aborted ? undefined : uploaded
    } catch (failure) {
      const error = toApiError(failure)
      // A browser reports a file that was moved or changed since the choice as a broken connection.
      if (error.kind === 'network' && !(await isReadable(file))) end({ error: 'gone', file: undefined })
      else end(isShownElsewhere(error) ? {} : { error })
      return undefined
    }
  }

  /** Aborts the upload: the player left the page or chose another picture. The picture stays. */
  stop(): void {
    this.#sending?.abort()
    this.#sending = undefined
    this.share = undefined
  }

  /** Removes the picture and aborts its upload. */
  clear(): void {
    this.stop()
    this.#latest = undefined
    this.isPreparing = false
    this.file = undefined
    this.uploaded = undefined
    this.error = undefined
  }
}
