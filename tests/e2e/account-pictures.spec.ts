import type { Locator, Page } from 'playwright/test'
import { noisePng, turnedJpeg, withText } from '../support/noise-png.ts'
import { openAs, expect, test } from './support/test.ts'

const LIMIT = 512_000

/** Opens the avatars and returns their sheet. */
async function openAvatars(page: Page): Promise<Locator> {
  await openAs(page, 'ratified', '/profile')
  await page.getByRole('button', { name: 'Change profile picture' }).click()
  return page.getByRole('dialog', { name: 'Change profile picture' })
}

const ownPicture = (sheet: Locator) => sheet.getByRole('radio', { name: 'Your own picture' })

/** Saves the chosen picture and returns the upload. */
async function saved(page: Page, sheet: Locator): Promise<{ body: Buffer; type: string | undefined }> {
  await expect(ownPicture(sheet)).toBeChecked()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toHaveCount(0)
  const picture = page.getByRole('button', { name: 'Change profile picture' }).locator('img')
  await expect(picture).toHaveAttribute('src', /\/art\/upload\//)
  const response = await page.request.get((await picture.getAttribute('src')) ?? '')
  return { body: await response.body(), type: response.headers()['content-type'] }
}

test('an avatar within the size limit is uploaded unchanged', async ({ page }) => {
  const sheet = await openAvatars(page)
  const buffer = noisePng(100, 100)
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const { body, type } = await saved(page, sheet)
  expect(type).toBe('image/png')
  expect(body.equals(buffer)).toBe(true)
})

test('a PNG is uploaded without its text metadata', async ({ page }) => {
  const sheet = await openAvatars(page)
  const plain = noisePng(100, 100)
  const buffer = withText(plain, 'Comment\0taken at home')
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  expect((await saved(page, sheet)).body.equals(plain)).toBe(true)
})

test('a chosen picture shows its size and upload time, and only Save uploads it', async ({ page, sandbox }) => {
  const sheet = await openAvatars(page)
  const buffer = noisePng(200, 150)
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(ownPicture(sheet)).toBeChecked()
  await expect(sheet.getByRole('img', { name: 'Your picture, preview' })).toBeVisible()
  await expect(sheet).toContainText('90 kB. Sending takes about 3 s on a slow connection.')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(ownPicture(sheet)).toHaveCount(0)
  await expect(sheet.getByRole('radio', { checked: true })).toHaveCount(1)
  expect(await sandbox.calls('uploadImage')).toHaveLength(0)
})

test('a picture over the limit is uploaded as an upright JPEG within it', async ({ page }) => {
  const sheet = await openAvatars(page)
  // A 900 × 600 photo of noise as a camera stores it, to be rotated by 90°.
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
  const preview = sheet.getByRole('img', { name: 'Your picture, preview' })
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([600, 900])
  const { body, type } = await saved(page, sheet)
  expect(type).toBe('image/jpeg')
  expect(body.length).toBeLessThanOrEqual(LIMIT)
  // No EXIF is left that would rotate it again.
  expect(body.includes('Exif')).toBe(false)
})

for (const [what, file, words] of [
  [
    'a text that is named .jpg',
    { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    /use a JPEG/,
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
    /can't read/,
  ],
] as const) {
  test(`${what} shows an error and is never uploaded`, async ({ page, sandbox }) => {
    const sheet = await openAvatars(page)
    await sheet.locator('input[type=file]').setInputFiles({ ...file })
    await expect(sheet.getByRole('alert')).toHaveText(words)
    expect(await sandbox.calls('uploadImage')).toHaveLength(0)
    // The next one is accepted.
    const next = { name: 'me.png', mimeType: 'image/png', buffer: noisePng(50, 50) }
    await sheet.locator('input[type=file]').setInputFiles(next)
    await expect(ownPicture(sheet)).toBeChecked()
    await expect(sheet.getByRole('alert')).toHaveCount(0)
  })
}

test('a refused or interrupted upload shows its error beside the button', async ({ page, sandbox }) => {
  const sheet = await openAvatars(page)
  const save = sheet.getByRole('button', { name: 'Save' })
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(100, 100) })
  await expect(ownPicture(sheet)).toBeChecked()
  await sandbox.injectFault('uploadImage', { kind: 'code', code: 44006, msg: 'This is no picture.' })
  await save.click()
  await expect(sheet.getByRole('alert')).toHaveText('This is no picture.')
  await sandbox.injectFault('uploadImage', { kind: 'code', code: 44007, msg: 'This picture is too large.' })
  await save.click()
  await expect(sheet.getByRole('alert')).toHaveText('This picture is too large.')
  await sandbox.injectFault('uploadImage', { kind: 'drop' })
  await save.click()
  await expect(sheet.getByRole('alert')).toHaveText("Your photo wasn't uploaded. Please try again.")
  // The browser did not repeat it by itself either.
  expect(await sandbox.calls('uploadImage')).toHaveLength(3)
  await saved(page, sheet)
})

test('a failed upload keeps the picture and offers a smaller one', async ({ page, sandbox }) => {
  const sheet = await openAvatars(page)
  const buffer = noisePng(400, 300)
  await sandbox.injectFault('uploadImage', { kind: 'drop' })
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(ownPicture(sheet)).toBeChecked()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  const smaller = sheet.getByRole('button', { name: 'Make this picture smaller' })
  await smaller.click()
  await expect(smaller).toHaveCount(0)
  const { body, type } = await saved(page, sheet)
  expect(type).toBe('image/jpeg')
  expect(body.length).toBeLessThanOrEqual(150_000)
})

test('a failed profile save does not upload the picture again', async ({ page, sandbox }) => {
  const sheet = await openAvatars(page)
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(100, 100) })
  await expect(ownPicture(sheet)).toBeChecked()
  await sandbox.injectFault('updateUser', { kind: 'code', code: 50000, msg: 'Not now' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not now').first()).toBeVisible()
  await saved(page, sheet)
  expect(await sandbox.calls('uploadImage')).toHaveLength(1)
})

test('shows the upload progress', async ({ page, sandbox }) => {
  const sheet = await openAvatars(page)
  await sandbox.injectFault('uploadImage', { kind: 'delay', ms: 3000 })
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: noisePng(100, 100) })
  await expect(ownPicture(sheet)).toBeChecked()
  await sheet.getByRole('button', { name: 'Save' }).click()
  const bar = sheet.getByRole('progressbar', { name: 'Uploading' })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveJSProperty('value', 100)
  await expect(sheet).toHaveCount(0)
})
