import { describe, expect, it, vi } from 'vitest'
import { noisePicture } from '#tests/support/component/pictures.ts'
import { PictureError, preparePicture } from './prepare-picture.ts'

const createFile = (content: BlobPart, name: string, type: string) => new File([content], name, { type })
const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)

/** A red dot, as a GIF: no format that the server takes. */
const GIF = decodeBase64('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=')
const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'

async function readHead(file: File): Promise<readonly number[]> {
  return [...new Uint8Array(await file.slice(0, 3).arrayBuffer())]
}
const JPEG = [0xff, 0xd8, 0xff]

/** Why a file is refused. */
const refusal = (file: File) =>
  preparePicture(file).then(
    () => 'accepted',
    (error: unknown) => error instanceof PictureError && error.reason,
  )

describe('preparePicture', () => {
  it('converts a picture of another format that the browser reads to a JPEG', async () => {
    const prepared = await preparePicture(createFile(GIF, 'photo.gif', 'image/gif'))
    expect([prepared.name, prepared.type]).toEqual(['photo.jpg', 'image/jpeg'])
    expect(await readHead(prepared)).toEqual(JPEG)
  })

  it('converts a HEIC photo where the browser reads it, as Safari does', async () => {
    const decoded = await createImageBitmap(await noisePicture(40, 30))
    const decode = vi.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(decoded)
    const prepared = await preparePicture(createFile(HEIC, 'IMG_1.HEIC', 'image/heic'))
    decode.mockRestore()
    expect([prepared.name, prepared.type]).toEqual(['IMG_1.jpg', 'image/jpeg'])
    expect(await readHead(prepared)).toEqual(JPEG)
  })

  it.each([
    ['a HEIC photo that the browser does not read', createFile(HEIC, 'IMG_1.HEIC', 'image/heic'), 'heic'],
    ['a text', createFile('no picture at all', 'photo.jpg', 'image/jpeg'), 'unsupported'],
    ['an empty file', createFile('', 'photo.jpg', 'image/jpeg'), 'unsupported'],
  ])('refuses %s', async (_what, file, reason) => {
    expect(await refusal(file)).toBe(reason)
  })

  it('leaves a picture that the server takes as it is', async () => {
    const png = await noisePicture(20, 20)
    expect(await preparePicture(png)).toBe(png)
  })
})
