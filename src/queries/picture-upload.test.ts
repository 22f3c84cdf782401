import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { PictureError } from '#src/platform/prepare-picture.ts'
import { PictureUpload, type UploadOptions } from './picture-upload.ts'

const UPLOADED = { fileId: 'file-0001', url: '/x' }
const file = (name: string) => new File(['x'], name)
const asItIs = (chosen: File) => Promise.resolve(chosen)

async function chosen(picked = file('chosen')): Promise<PictureUpload> {
  const picture = new PictureUpload()
  await picture.choose(picked, asItIs)
  return picture
}

/** An upload that ends only when it is aborted. */
const endless = (_file: File, { signal }: UploadOptions) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted'))))

describe('PictureUpload.send of a file that the device no longer has', () => {
  const broken = () => Promise.reject(new ApiError('network'))

  it('removes it and says that it is gone, since sending again would not help', async () => {
    const lost = Object.assign(file('lost'), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
    })
    const picture = await chosen(lost)
    expect(await picture.send(broken)).toBeUndefined()
    expect(picture).toMatchObject({ file: undefined, error: 'gone', share: undefined })
  })

  it('keeps a file that is still there after a broken connection', async () => {
    const kept = file('kept')
    const picture = await chosen(kept)
    await picture.send(broken)
    expect(picture).toMatchObject({ file: kept, error: { kind: 'network' } })
  })
})

describe('PictureUpload.choose', () => {
  it('sets the error of an unusable file, and keeps the picture before it', async () => {
    const good = file('good')
    const picture = await chosen(good)
    expect(await picture.choose(file('bad'), () => Promise.reject(new PictureError('heic')))).toBe(false)
    expect(picture).toMatchObject({ file: good, error: 'heic', isPreparing: false })
  })

  it('keeps the later of two files that were chosen quickly', async () => {
    const picture = new PictureUpload()
    const later = file('later')
    let finish: (prepared: File) => void = () => undefined
    const first = picture.choose(file('first'), () => new Promise<File>((resolve) => (finish = resolve)))
    expect(await picture.choose(later, asItIs)).toBe(true)
    finish(file('first'))
    expect(await first).toBe(false)
    expect(picture.file).toBe(later)
  })

  it('aborts the upload of the previous picture', async () => {
    const picture = await chosen()
    const sending = picture.send(endless)
    await picture.choose(file('other'), asItIs)
    expect(await sending).toBeUndefined()
    expect(picture).toMatchObject({ uploaded: undefined, share: undefined, error: undefined })
    expect(await picture.send(() => Promise.resolve(UPLOADED))).toEqual(UPLOADED)
  })

  it('keeps no file after the picture was cleared', async () => {
    const picture = new PictureUpload()
    const choosing = picture.choose(file('late'), asItIs)
    picture.clear()
    expect(await choosing).toBe(false)
    expect(picture).toMatchObject({ file: undefined, isPreparing: false })
  })
})

describe('PictureUpload.shrink', () => {
  it('replaces the picture with a smaller one, which must be sent', async () => {
    const picture = await chosen()
    await picture.send(() => Promise.resolve(UPLOADED))
    const small = file('small')
    expect(await picture.shrink(() => Promise.resolve(small))).toBe(true)
    expect(picture).toMatchObject({ file: small, fileId: undefined, isPreparing: false })
  })

  it('keeps the picture if no smaller one is possible', async () => {
    const picture = await chosen()
    const { file: present } = picture
    await picture.shrink(() => Promise.reject(new PictureError('unreadable')))
    expect(picture).toMatchObject({ file: present, error: 'unreadable' })
  })
})

describe('PictureUpload.send', () => {
  it('uploads a picture once, for repeated calls during and after the upload', async () => {
    const picture = await chosen()
    const upload = vi.fn(() => Promise.resolve(UPLOADED))
    const [first, second] = await Promise.all([picture.send(upload), picture.send(upload)])
    expect([first, second]).toEqual([UPLOADED, undefined])
    expect(await picture.send(upload)).toEqual(UPLOADED)
    expect(upload).toHaveBeenCalledTimes(1)
  })

  it('keeps the error and the picture, and uploads it on the next call', async () => {
    const picture = await chosen()
    const failure = new ApiError('http', { status: 500 })
    expect(await picture.send(() => Promise.reject(failure))).toBeUndefined()
    expect(picture).toMatchObject({ error: failure, share: undefined })
    expect(await picture.send(() => Promise.resolve(UPLOADED))).toEqual(UPLOADED)
    expect(picture.error).toBeUndefined()
  })

  it('stops silently, and ignores later progress', async () => {
    const picture = await chosen()
    let report: UploadOptions['onProgress'] = () => undefined
    const sending = picture.send((sent, options) => {
      report = options.onProgress
      return endless(sent, options)
    })
    report(0.5)
    expect(picture.share).toBe(0.5)
    picture.stop()
    report(0.7)
    expect(await sending).toBeUndefined()
    expect(picture).toMatchObject({ share: undefined, error: undefined })
    expect(picture.file).toBeDefined()
  })
})
