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

describe('PictureUpload.choose', () => {
  it('says why a file cannot be sent, and keeps the picture before it', async () => {
    const good = file('good')
    const picture = await chosen(good)
    expect(await picture.choose(file('bad'), () => Promise.reject(new PictureError('heic')))).toBe(false)
    expect(picture).toMatchObject({ file: good, error: 'heic', isPreparing: false })
  })

  it('takes the later of two files that were chosen quickly', async () => {
    const picture = new PictureUpload()
    const later = file('later')
    let finish: (prepared: File) => void = () => undefined
    const first = picture.choose(file('first'), () => new Promise<File>((resolve) => (finish = resolve)))
    expect(await picture.choose(later, asItIs)).toBe(true)
    finish(file('first'))
    expect(await first).toBe(false)
    expect(picture.file).toBe(later)
  })

  it('ends the upload of the picture before it, which uploads nothing for the new one', async () => {
    const picture = await chosen()
    const sending = picture.send(endless)
    await picture.choose(file('other'), asItIs)
    expect(await sending).toBeUndefined()
    expect(picture).toMatchObject({ uploaded: undefined, share: undefined, error: undefined })
    expect(await picture.send(() => Promise.resolve(UPLOADED))).toEqual(UPLOADED)
  })

  it('takes nothing after the picture was cleared', async () => {
    const picture = new PictureUpload()
    const choosing = picture.choose(file('late'), asItIs)
    picture.clear()
    expect(await choosing).toBe(false)
    expect(picture).toMatchObject({ file: undefined, isPreparing: false })
  })
})

describe('PictureUpload.shrink', () => {
  it('takes the smaller picture in the place of the present one, to be sent anew', async () => {
    const picture = await chosen()
    await picture.send(() => Promise.resolve(UPLOADED))
    const small = file('small')
    expect(await picture.shrink(() => Promise.resolve(small))).toBe(true)
    expect(picture).toMatchObject({ file: small, fileId: undefined, isPreparing: false })
  })

  it('keeps the present picture where no smaller one can be made', async () => {
    const picture = await chosen()
    const { file: present } = picture
    await picture.shrink(() => Promise.reject(new PictureError('unreadable')))
    expect(picture).toMatchObject({ file: present, error: 'unreadable' })
  })
})

describe('PictureUpload.send', () => {
  it('uploads a picture once, whether asked while it is sent or after', async () => {
    const picture = await chosen()
    const upload = vi.fn(() => Promise.resolve(UPLOADED))
    const [first, second] = await Promise.all([picture.send(upload), picture.send(upload)])
    expect([first, second]).toEqual([UPLOADED, undefined])
    expect(await picture.send(upload)).toEqual(UPLOADED)
    expect(upload).toHaveBeenCalledTimes(1)
  })

  it('keeps the failure and the picture, and sends it when asked again', async () => {
    const picture = await chosen()
    const failure = new ApiError('http', { status: 500 })
    expect(await picture.send(() => Promise.reject(failure))).toBeUndefined()
    expect(picture).toMatchObject({ error: failure, share: undefined })
    expect(await picture.send(() => Promise.resolve(UPLOADED))).toEqual(UPLOADED)
    expect(picture.error).toBeUndefined()
  })

  it('ends silently when it is stopped, and ignores what is reported after that', async () => {
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
