import { rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { noisePng, turnedJpeg } from '../support/noise-png.ts'
import { choose, fillDetails, handIn, handInButton, documentFile, saveButton, sideCard } from './support/kyc.ts'
import { goBack } from './support/page-state.ts'
import { expect, openAs, test } from './support/test.ts'

const [FRONT, BACK, SELFIE] = ['Front of your ID', 'Back of your ID', 'Selfie']
const LIMIT = 512_000

/** Saves the details, and opens the pictures. */
async function openUpload(page: Page): Promise<void> {
  await openAs(page, 'newplayer', '/kyc/baseInfo')
  await fillDetails(page)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/upload$/)
}

const state = (page: Page, side: string) => sideCard(page, side).getByRole('status')

test('pictures are stored within the limit, and without their GPS position', async ({ page, sandbox }) => {
  await openUpload(page)
  const large = noisePng(900, 600)
  expect(large.length).toBeGreaterThan(LIMIT)
  const document = await documentFile(page)
  await choose(page, FRONT, { name: 'large.png', mimeType: 'image/png', buffer: large })
  await choose(page, BACK, { ...document, buffer: turnedJpeg(document.buffer, 6) })
  const comment = Buffer.from([0xff, 0xfe, 0, 12, ...Buffer.from('GPS 14.5 N')])
  const withPlace = Buffer.concat([document.buffer.subarray(0, 2), comment, document.buffer.subarray(2)])
  await choose(page, SELFIE, { ...document, buffer: withPlace })
  for (const side of [FRONT, BACK, SELFIE]) await expect(state(page, side)).toHaveText('Ready to send')
  await handIn(page)
  expect((await sandbox.calls('uploadImage')).map(({ code }) => code)).toEqual([20000, 20000, 20000])
  // As stored by the server, which shows them only to their owner.
  const [front, back, selfie] = await Promise.all(
    ['file-0001-front', 'file-0002-back', 'file-0003-selfie'].map(async (id) =>
      (await page.request.get(`/art/upload/${id}`)).body(),
    ),
  )
  expect(front?.length).toBeLessThanOrEqual(LIMIT)
  expect(front?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  // Only the orientation stays, and the picture data is unchanged.
  expect(back?.equals(turnedJpeg(document.buffer, 6))).toBe(true)
  expect(selfie?.equals(document.buffer)).toBe(true)
})

test('a picture can be replaced, and every preview URL is revoked', async ({ page }) => {
  await page.addInitScript(() => {
    const open = new Set<string>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (object: Blob) => {
      const url = createObjectURL.call(URL, object)
      open.add(url)
      return url
    }
    URL.revokeObjectURL = (url: string) => {
      open.delete(url)
      revokeObjectURL.call(URL, url)
    }
    Object.assign(globalThis, { openUrls: open })
  })
  const openUrls = () => page.evaluate(() => (globalThis as unknown as { openUrls: Set<string> }).openUrls.size)
  await openUpload(page)
  const file = await documentFile(page)
  await choose(page, FRONT, file)
  const preview = sideCard(page, FRONT).getByRole('img')
  const first = await preview.getAttribute('src')
  await choose(page, FRONT, { ...file, name: 'again.jpg' })
  await expect(preview).not.toHaveAttribute('src', first ?? '')
  expect(await openUrls()).toBe(1)

  // The pictures survive a visit to the details.
  await page.getByRole('link', { name: 'Fix your details' }).click()
  await expect(page.getByLabel('ID number')).toBeVisible()
  expect(await openUrls()).toBe(0)
  await goBack(page)
  await expect(state(page, FRONT)).toHaveText('Ready to send')
})

test('a photo that was moved since it was chosen must be chosen again; the others stay sent', async ({
  page,
  sandbox,
}, info) => {
  await openUpload(page)
  const path = info.outputPath('back.png')
  await writeFile(path, noisePng(100, 100))
  await choose(page, FRONT, await documentFile(page))
  await sideCard(page, BACK).locator('input[type=file]').first().setInputFiles(path)
  await choose(page, SELFIE, await documentFile(page))
  for (const side of [FRONT, BACK, SELFIE]) await expect(state(page, side)).toHaveText('Ready to send')
  await rm(path)
  await handInButton(page).click()
  await expect(sideCard(page, BACK).getByRole('alert')).toContainText('Please choose it again.')
  await expect(state(page, BACK)).toHaveText('Missing')
  await expect(sideCard(page, BACK).getByRole('button').first()).toBeFocused()
  await expect(page.getByText('Not everything was sent')).toHaveCount(0)
  for (const side of [FRONT, SELFIE]) await expect(state(page, side)).toHaveText('Sent')
  await choose(page, BACK, await documentFile(page))
  await handIn(page)
  expect(await sandbox.calls('uploadImage')).toHaveLength(3)
})
