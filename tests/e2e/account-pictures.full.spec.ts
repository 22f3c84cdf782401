import { appendFile, rm, utimes, writeFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { noisePng, turnedJpeg, withText } from '../support/noise-png.ts'
import { clickWhenSeen } from './support/presses.ts'
import { expect, openAs, test } from './support/test.ts'

const LIMIT = 512_000

/** Changes a file. Chromium compares whole seconds, so a change within one is not seen. */
async function changeFile(path: string): Promise<void> {
  await appendFile(path, 'more')
  const later = Date.now() / 1000 + 60
  await utimes(path, later, later)
}

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
  await clickWhenSeen(sheet.getByRole('button', { name: 'Save' }))
  await expect(sheet).toHaveCount(0)
  const picture = page.getByRole('button', { name: 'Change profile picture' }).locator('img')
  await expect(picture).toHaveAttribute('src', /\/art\/upload\//)
  const response = await page.request.get((await picture.getAttribute('src')) ?? '')
  return { body: await response.body(), type: response.headers()['content-type'] }
}

test('a PNG within the limit is uploaded unchanged but for its text metadata', async ({ page }) => {
  const sheet = await openAvatars(page)
  const plain = noisePng(100, 100)
  const buffer = withText(plain, 'Comment\0taken at home')
  await sheet.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const { body, type } = await saved(page, sheet)
  expect(type).toBe('image/png')
  expect(body.equals(plain)).toBe(true)
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

for (const [what, change] of [
  ['moved', (path: string) => rm(path)],
  ['changed', changeFile],
] as const) {
  test(`a picture that was ${what} since it was chosen must be chosen again`, async ({ page, sandbox }, info) => {
    const path = info.outputPath('me.png')
    await writeFile(path, noisePng(100, 100))
    const sheet = await openAvatars(page)
    await sheet.locator('input[type=file]').setInputFiles(path)
    await expect(ownPicture(sheet)).toBeChecked()
    await change(path)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Please choose it again.')
    await expect(ownPicture(sheet)).toHaveCount(0)
    expect(await sandbox.calls('updateUser')).toHaveLength(0)
    await writeFile(path, noisePng(100, 100))
    await sheet.locator('input[type=file]').setInputFiles(path)
    await saved(page, sheet)
  })
}
