import { makeAutoObservable, runInAction } from 'mobx'
import type { SaveIdentityPapersBody } from '#generated/http/schemas/save-identity-papers-body.ts'
import type { UploadedImage } from '#generated/http/schemas/uploaded-image.ts'
import { toApiError } from '#src/api/api-error.ts'
import { describeError, type ErrorText } from '#src/api/error-catalogue.ts'
import { PictureError, type PictureFault } from '#src/platform/prepare-picture.ts'

/** The pictures that a paper needs; the back only where there is one. */
export type Side = 'front' | 'back' | 'selfie'

/** Why a side has no picture, or why its picture was not sent. */
export type SideFault = 'required' | PictureFault | ErrorText

/** One side: its picture, and how far that has come. */
export interface SideState {
  /** As it will be sent. */
  file: File | undefined
  /** What the server calls it once it is uploaded. */
  fileId: string | undefined
  isPreparing: boolean
  /** The share that is sent, 0 to 1, while it is being sent. */
  share: number | undefined
  fault: SideFault | undefined
}

/** The calls that handing in makes. */
export interface PaperCalls {
  readonly upload: (
    side: Side,
    file: File,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<UploadedImage>
  readonly handIn: (body: SaveIdentityPapersBody) => Promise<unknown>
}

const EMPTY: SideState = { file: undefined, fileId: undefined, isPreparing: false, share: undefined, fault: undefined }

/**
 * The pictures of one player, in memory alone. Nothing is sent before the player hands in; then one side after the other,
 * so that a slow line carries one picture at a time. A side that fails keeps no other from being sent, and what was sent
 * is not sent again.
 */
export class Papers {
  readonly sides: Record<Side, SideState> = { front: { ...EMPTY }, back: { ...EMPTY }, selfie: { ...EMPTY } }
  isSending = false
  /** The speed of the latest upload; undefined before the first. */
  bytesPerSecond: number | undefined = undefined
  readonly #latest: Record<Side, File | undefined> = { front: undefined, back: undefined, selfie: undefined }
  #sending: AbortController | undefined

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A file was chosen. One that cannot be sent says why and leaves the picture before it in its place. */
  async choose(side: Side, chosen: File, prepare: (file: File) => Promise<File>): Promise<void> {
    this.#latest[side] = chosen
    const state = this.sides[side]
    const set = (change: Partial<SideState>) =>
      runInAction(() => {
        if (this.#latest[side] === chosen) Object.assign(state, { isPreparing: false }, change)
      })
    state.isPreparing = true
    state.fault = undefined
    try {
      const file = await prepare(chosen)
      set({ file, fileId: undefined })
    } catch (error) {
      set({ fault: error instanceof PictureError ? error.fault : 'unreadable' })
    }
  }

  /** The player wants a smaller picture, for a slow connection. The present one stays where that fails. */
  async shrink(side: Side, shrink: (file: File) => Promise<File>): Promise<void> {
    const { file } = this.sides[side]
    if (file !== undefined) await this.choose(side, file, shrink)
  }

  /** Marks the sides without a picture; the first of them, or undefined where none is missing. */
  markMissing(sides: readonly Side[]): Side | undefined {
    const missing = sides.filter((side) => this.sides[side].file === undefined)
    for (const side of missing) this.sides[side].fault ??= 'required'
    return missing[0]
  }

  /**
   * Sends what is not sent yet, then hands all in. Resolves with false where a side was not sent, or a sending is under
   * way already; rejects with the ApiError of handing in. Call it once no side is missing.
   */
  async send(sides: readonly Side[], calls: PaperCalls): Promise<boolean> {
    if (this.isSending) return false
    this.isSending = true
    const sending = new AbortController()
    this.#sending = sending
    try {
      for (const side of sides) {
        const goesOn = await this.#sendSide(side, calls, sending.signal)
        if (!goesOn) break
      }
      const { front, back, selfie } = this.sides
      if (sides.some((side) => this.sides[side].fileId === undefined)) return false
      await calls.handIn({
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
    this.#sending?.abort()
  }

  /** The server does not know what it had taken: all is to be sent again. */
  forgetSent(): void {
    for (const state of Object.values(this.sides)) state.fileId = undefined
  }

  /** False where it makes no sense to try the next side. */
  async #sendSide(side: Side, { upload }: PaperCalls, signal: AbortSignal): Promise<boolean> {
    const state = this.sides[side]
    const { file } = state
    if (file === undefined || state.fileId !== undefined) return true
    const set = (change: Partial<SideState>) => runInAction(() => Object.assign(state, change))
    set({ share: 0, fault: undefined })
    const startedAt = performance.now()
    const onProgress = (share: number) => {
      set({ share })
      const seconds = (performance.now() - startedAt) / 1000
      if (share > 0 && seconds > 0) runInAction(() => (this.bytesPerSecond = (share * file.size) / seconds))
    }
    try {
      const { fileId } = await upload(side, file, { signal, onProgress })
      set({ fileId, share: undefined })
      return true
    } catch (error) {
      const failure = toApiError(error)
      const isOurs = failure.kind === 'aborted' || failure.isSessionInvalid
      set({ share: undefined, fault: isOurs ? undefined : describeError(failure) })
      return !isOurs && failure.kind !== 'offline'
    }
  }
}
