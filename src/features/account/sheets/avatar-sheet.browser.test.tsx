import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userQuery } from '#src/queries/user.ts'
import { choosePicture, halfPicture, noisePicture, UNREADABLE_FILES } from '#tests/support/component/pictures.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { AccountSheet } from './account-sheet.tsx'

const onClose = vi.fn<() => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onClose.mockClear()
  sandbox = await createSandbox()
  screen = await renderApp(<AccountSheet sheet="avatar" onClose={onClose} />, {
    texts: ['account'],
    username: 'ratified',
  })
})

const sheet = () => screen.getByRole('dialog', { name: 'Change profile picture' })
const own = () => sheet().getByRole('radio', { name: 'Your own picture' })
const error = () => sheet().getByRole('alert')
const save = () => sheet().getByRole('button', { name: 'Save' }).click()
const uploads = () => sandbox.calls('uploadImage')

/** Chooses a picture and waits until it is prepared. */
async function choose(width: number, height: number): Promise<void> {
  await choosePicture(sheet(), await noisePicture(width, height))
  await expect.element(own()).toBeChecked()
}

/** Saves, and waits until the sheet closes. */
async function expectSaved(): Promise<void> {
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
}

describe('AvatarSheet with a picture of the player', () => {
  it('shows its size and upload time; Cancel uploads nothing', async () => {
    await choose(200, 150)
    await expect.element(sheet().getByRole('img', { name: 'Your picture, preview' })).toBeVisible()
    await expect.element(sheet()).toMatchTextContent(/10\d kB\. Sending takes about [12] s\./)
    await sheet().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(own()).not.toBeInTheDocument()
    await expect.element(sheet().getByRole('radio', { checked: true })).toBeInTheDocument()
    expect(await uploads()).toHaveLength(0)
  })

  it.each(UNREADABLE_FILES)(
    'shows an error for %s, uploads nothing, and accepts the next',
    { tags: 'full' },
    async (_, file, words) => {
      await choosePicture(sheet(), file)
      await expect.element(error()).toMatchTextContent(words)
      await choose(50, 50)
      await expect.element(error()).not.toBeInTheDocument()
      expect(await uploads()).toHaveLength(0)
    },
  )

  it('rejects half a picture', { tags: 'full' }, async () => {
    await choosePicture(sheet(), await halfPicture('image/png', 60))
    await expect.element(error()).toMatchTextContent(/can't read/)
    await expect.element(own()).not.toBeInTheDocument()
  })

  it('shows why it was refused beside the button, and never repeats the upload by itself', async () => {
    await choose(100, 100)
    await sandbox.injectFault('uploadImage', { kind: 'code', code: 44006, msg: 'This is no picture.' })
    await save()
    await expect.element(error()).toHaveTextContent('This is no picture.')
    await sandbox.injectFault('uploadImage', { kind: 'code', code: 44007, msg: 'This picture is too large.' })
    await save()
    await expect.element(error()).toHaveTextContent('This picture is too large.')
    await sandbox.injectFault('uploadImage', { kind: 'drop' })
    await save()
    await expect.element(error()).toHaveTextContent("Your photo wasn't uploaded. Please try again.")
    expect(await uploads()).toHaveLength(3)
    await expectSaved()
  })

  it('is kept after a failed upload, and can be made smaller', async () => {
    await sandbox.injectFault('uploadImage', { kind: 'drop' })
    await choose(400, 300)
    await save()
    await expect.element(error()).toBeVisible()
    const smaller = sheet().getByRole('button', { name: 'Make this picture smaller' })
    await smaller.click()
    await expect.element(smaller).not.toBeInTheDocument()
    await expectSaved()
    const picture = await fetch((await screen.queryClient.fetchQuery(userQuery())).avatar ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await picture.blob()).size).toBeLessThanOrEqual(150_000)
  })

  it('is not uploaded again after a failed save of the profile', { tags: 'full' }, async () => {
    await choose(100, 100)
    await sandbox.injectFault('updateUser', { kind: 'code', code: 50000, msg: 'Not now' })
    await save()
    await expect.element(screen.getByText('Not now').first()).toBeVisible()
    await expectSaved()
    expect(await uploads()).toHaveLength(1)
  })

  it('shows the upload progress', async () => {
    await choose(100, 100)
    await sandbox.injectFault('uploadImage', { kind: 'timeout' })
    await save()
    await expect.element(sheet().getByRole('progressbar', { name: 'Uploading' })).toHaveProperty('value', 100)
    expect(onClose).not.toHaveBeenCalled()
  })
})
