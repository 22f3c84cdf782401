import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noisePicture, UNREADABLE_FILES } from '#tests/support/component/pictures.ts'
import { renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import { preparePicture } from '#src/platform/prepare-picture.ts'
import { PictureUpload } from '#src/queries/picture-upload.ts'
import type { Side } from './identity-documents.ts'
import { PictureButtons } from './picture-buttons.tsx'

let screen: RenderedApp

/** The buttons of a side on a phone. */
async function show(side: Side, onChoose = vi.fn<(file: File) => void>()) {
  const props = { side, title: 'Selfie', hasPicture: false, isBusy: false, isLocked: false, onChoose }
  screen = await renderApp(<PictureButtons {...props} />, { texts: ['kyc'] })
  const [camera, picker] = screen.container.querySelectorAll<HTMLInputElement>('input[type=file]')
  return { camera, picker, onChoose }
}

beforeEach(() => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia.call(window, query), 'matches', { value: query === '(pointer: coarse)' }),
  )
})

describe('PictureButtons', () => {
  it.each([
    ['selfie', 'user'],
    ['front', 'environment'],
    ['back', 'environment'],
  ] as const)(
    'the camera of the %s takes any kind of picture: else Android opens the file picker',
    async (side, faces) => {
      const { camera, picker } = await show(side)
      expect([camera?.accept, camera?.getAttribute('capture')]).toEqual(['image/*', faces])
      expect([picker?.accept, picker?.getAttribute('capture')]).toEqual(['image/jpeg,image/png,image/webp', null])
      await expect.element(screen.getByRole('button', { name: /^Take photo/ })).toBeVisible()
    },
  )

  it('gives what was chosen on, also the same file twice', async () => {
    const { camera, onChoose } = await show('selfie')
    const photo = await noisePicture(4, 4)
    for (let time = 0; time < 2; time += 1) {
      const chosen = new DataTransfer()
      chosen.items.add(photo)
      if (camera) camera.files = chosen.files
      camera?.dispatchEvent(new Event('change', { bubbles: true }))
    }
    expect(onChoose).toHaveBeenCalledTimes(2)
  })
})

it.each(UNREADABLE_FILES)('the picture before stays when %s is chosen', async (_what, file) => {
  const picture = new PictureUpload()
  const before = await noisePicture(4, 4)
  expect(await picture.choose(before, preparePicture)).toBe(true)
  expect(await picture.choose(file, preparePicture)).toBe(false)
  expect(picture.file).toBe(before)
  expect(picture.error).toEqual(expect.stringMatching(/^(heic|unsupported|unreadable)$/))
})
