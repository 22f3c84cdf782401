import type { Locator, Page } from 'playwright/test'
import { noisePng, turnedJpeg } from '../support/noise-png.ts'
import { arrive, expect, test } from './support/test.ts'

const LIMIT = 512_000

/** Opens the choice of avatars and gives its sheet. */
async function openAvatars(page: Page): Promise<Locator> {
  await arrive(page, 'ratified', '/profile')
  await page.getByRole('button', { name: 'Change profile picture' }).click()
  return page.getByRole('dialog', { name: 'Change profile picture' })
}

/** What the server was sent for the player's own picture. */
async function received(page: Page, sheet: Locator): Promise<{ body: Buffer; type: string | undefined }> {
  const own = sheet.getByRole('radio', { name: 'Your own picture' })
  await expect(own).toBeChecked()
  const answer = await page.request.get((await own.getAttribute('value')) ?? '')
  return { body: await answer.body(), type: answer.headers()['content-type'] }
}

test('a picture within the limit is sent as it is, and can be the avatar', async ({ page }) => {
  const sheet = await openAvatars(page)
  const buffer = noisePng(100, 100)
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const { body, type } = await received(page, sheet)
  expect(type).toBe('image/png')
  expect(body.equals(buffer)).toBe(true)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change profile picture' }).locator('img')).toHaveAttribute(
    'src',
    /\/art\/upload\//,
  )
})

test('a larger one is sent as a JPEG that fits, upright', async ({ page }) => {
  const sheet = await openAvatars(page)
  // A photo of noise, as the camera keeps it: 900 wide and 600 high, to be turned by a quarter.
  const dataUrl = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return canvas.toDataURL('image/jpeg', 1)
  }, noisePng(900, 600).toString('base64'))
  const buffer = turnedJpeg(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'), 6)
  expect(buffer.length).toBeGreaterThan(LIMIT)
  await sheet.locator('input[type=file]').setInputFiles({ name: 'photo.jpeg', mimeType: 'image/jpeg', buffer })
  const { body, type } = await received(page, sheet)
  expect(type).toBe('image/jpeg')
  expect(body.length).toBeLessThanOrEqual(LIMIT)
  // No EXIF is left that would turn it again.
  expect(body.includes('Exif')).toBe(false)
  const picture = sheet.getByRole('radio', { name: 'Your own picture' }).locator('xpath=..').locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 900])
})

for (const [what, file, words] of [
  [
    'a text that is named .jpg',
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    /no JPEG/,
  ],
  [
    'a HEIC photo',
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
    /HEIC photo/,
  ],
  [
    'a broken picture that is too large',
    {
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(600_000)]),
    },
    /cannot be read/,
  ],
] as const) {
  test(`${what} is answered by a clear error and never sent`, async ({ page, world }) => {
    const sheet = await openAvatars(page)
    await sheet.locator('input[type=file]').setInputFiles({ ...file })
    await expect(sheet.getByRole('alert')).toHaveText(words)
    expect(await world.calls('uploadImage')).toHaveLength(0)
    // The next one is taken.
    const next = { name: 'me.png', mimeType: 'image/png', buffer: noisePng(50, 50) }
    await sheet.locator('input[type=file]').setInputFiles(next)
    await expect(sheet.getByRole('radio', { name: 'Your own picture' })).toBeChecked()
    await expect(sheet.getByRole('alert')).toHaveCount(0)
  })
}

test('what the server refuses, and what breaks off, is told beside the button', async ({ page, world }) => {
  const sheet = await openAvatars(page)
  const choose = () =>
    sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(100, 100) })
  await world.fault('uploadImage', { kind: 'code', code: 44006, msg: 'This is no picture.' })
  await choose()
  await expect(sheet.getByRole('alert')).toHaveText('This is no picture.')
  await world.fault('uploadImage', { kind: 'code', code: 44007, msg: 'This picture is too large.' })
  await choose()
  await expect(sheet.getByRole('alert')).toHaveText('This picture is too large.')
  await world.fault('uploadImage', { kind: 'drop' })
  await choose()
  await expect(sheet.getByRole('alert')).toHaveText('The picture was not uploaded. Please try again.')
  // Not even the browser sent it again by itself.
  expect(await world.calls('uploadImage')).toHaveLength(3)
  await choose()
  await expect(sheet.getByRole('radio', { name: 'Your own picture' })).toBeChecked()
})

test('a picture that was not uploaded is kept, and a smaller one is sent by choice', async ({ page, world }) => {
  const sheet = await openAvatars(page)
  const buffer = noisePng(400, 300)
  await world.fault('uploadImage', { kind: 'drop' })
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await sheet.getByRole('button', { name: 'Send a smaller picture' }).click()
  const { body, type } = await received(page, sheet)
  expect(type).toBe('image/jpeg')
  expect(body.length).toBeLessThanOrEqual(150_000)
  await expect(sheet.getByRole('button', { name: 'Send a smaller picture' })).toHaveCount(0)
})

test('shows how far an upload has come', async ({ page, world }) => {
  const sheet = await openAvatars(page)
  await world.fault('uploadImage', { kind: 'delay', ms: 3000 })
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(100, 100) })
  const bar = sheet.getByRole('progressbar', { name: 'Uploading' })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveJSProperty('value', 100)
  await expect(sheet.getByRole('radio', { name: 'Your own picture' })).toBeChecked()
  await expect(bar).toHaveCount(0)
})
