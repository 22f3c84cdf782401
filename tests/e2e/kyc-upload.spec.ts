import type { Page } from 'playwright/test'
import { noisePng, turnedJpeg } from '../support/noise-png.ts'
import { choose, chooseAll, fillDetails, handInButton, documentFile, saveButton, sideCard } from './support/kyc.ts'
import { goBack } from './support/page-state.ts'
import { openAs, expect, test } from './support/test.ts'

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

for (const [what, file, words] of [
  [
    'a HEIC photo',
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1') },
    "We can't read HEIC photos",
  ],
  [
    'a text that is named .jpg',
    { name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    'Please use a JPEG, PNG or WebP photo.',
  ],
  [
    'a damaged picture that only begins like one',
    { name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]) },
    'damaged',
  ],
] as const) {
  test(`${what} shows its own error, uploads nothing and keeps the other side`, async ({ page, sandbox }) => {
    await openUpload(page)
    await choose(page, FRONT, await documentFile(page))
    await expect(state(page, FRONT)).toHaveText('Ready to send')
    await choose(page, BACK, file)
    await expect(sideCard(page, BACK).getByRole('alert')).toContainText(words)
    await expect(state(page, BACK)).toHaveText('Missing')
    await expect(state(page, FRONT)).toHaveText('Ready to send')
    expect(await sandbox.calls('uploadImage')).toHaveLength(0)

    // A valid one fixes it.
    await choose(page, BACK, await documentFile(page))
    await expect(sideCard(page, BACK).getByRole('alert')).toHaveCount(0)
    await expect(state(page, BACK)).toHaveText('Ready to send')
  })
}

test('missing pictures are listed, and the first gets the focus', async ({ page, sandbox }) => {
  await openUpload(page)
  await choose(page, FRONT, await documentFile(page))
  await handInButton(page).click()
  await expect(sideCard(page, BACK).getByRole('alert')).toHaveText('This is required.')
  await expect(sideCard(page, SELFIE).getByRole('alert')).toHaveText('This is required.')
  await expect(sideCard(page, BACK).getByRole('button').first()).toBeFocused()
  expect(await sandbox.calls('uploadImage')).toHaveLength(0)
})

test('a failed picture keeps the others, and only it is uploaded again', async ({ page, sandbox }) => {
  await openUpload(page)
  await chooseAll(page)
  await sandbox.injectFault('uploadImage', { kind: 'code', code: 44007, msg: 'This picture is too large.' })
  await handInButton(page).click()
  await expect(sideCard(page, FRONT).getByRole('alert')).toHaveText('This picture is too large.')
  await expect(page.getByText('Not everything was sent')).toBeVisible()
  await expect(state(page, FRONT)).toHaveText('Not sent')
  await expect(state(page, BACK)).toHaveText('Sent')
  await expect(state(page, SELFIE)).toHaveText('Sent')
  expect(await sandbox.calls('saveIdentityPapers')).toHaveLength(0)

  await handInButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  expect(await sandbox.calls('uploadImage')).toHaveLength(4)
})

test('the upload progress shows on the card and below the button', async ({ page, sandbox }) => {
  await openUpload(page)
  await chooseAll(page)
  await sandbox.injectFault('uploadImage', { kind: 'timeout' })
  await handInButton(page).click()
  await expect(sideCard(page, FRONT).getByRole('progressbar', { name: 'Sending: Front of your ID' })).toBeVisible()
  await expect(page.getByText('Sending photo 1 of 3')).toBeVisible()
  await expect(sideCard(page, FRONT).getByRole('button').first()).toBeDisabled()
})

test('a double-click submits once', async ({ page, sandbox }) => {
  await openUpload(page)
  await chooseAll(page)
  await handInButton(page).dblclick()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  expect(await sandbox.calls('uploadImage')).toHaveLength(3)
  expect(await sandbox.calls('saveIdentityPapers')).toHaveLength(1)
})

test('a submission with a lost response is found, and the page continues', async ({ page, sandbox }) => {
  await openUpload(page)
  await chooseAll(page)
  await sandbox.injectFault('saveIdentityPapers', { kind: 'drop' }, { after: true })
  await handInButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText("We're checking your documents")
})

test('pictures that the server no longer has are all uploaded again', async ({ page, sandbox }) => {
  await openUpload(page)
  await chooseAll(page)
  await sandbox.injectFault('saveIdentityPapers', { kind: 'code', code: 44008, msg: 'Please upload it again.' })
  await handInButton(page).click()
  await expect(state(page, FRONT)).toHaveText('Ready to send')
  await handInButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  expect(await sandbox.calls('uploadImage')).toHaveLength(6)
})

test('a picture over the limit is uploaded as a smaller JPEG, one within it unchanged', async ({ page, sandbox }) => {
  await openUpload(page)
  const large = noisePng(900, 600)
  expect(large.length).toBeGreaterThan(LIMIT)
  const small = await documentFile(page)
  await choose(page, FRONT, { name: 'large.png', mimeType: 'image/png', buffer: large })
  await choose(page, BACK, small)
  await choose(page, SELFIE, small)
  for (const side of [FRONT, BACK, SELFIE]) await expect(state(page, side)).toHaveText('Ready to send')
  await handInButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  expect((await sandbox.calls('uploadImage')).map(({ code }) => code)).toEqual([20000, 20000, 20000])
  // As stored by the server, which shows them only to their owner.
  const [front, back] = await Promise.all(
    ['file-0001-front', 'file-0002-back'].map(async (id) => (await page.request.get(`/art/upload/${id}`)).body()),
  )
  expect(front?.length).toBeLessThanOrEqual(LIMIT)
  expect(front?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(back?.equals(small.buffer)).toBe(true)
})

test('a picture shows its size and upload time, can be made smaller, and loses its GPS position', async ({ page }) => {
  await openUpload(page)
  const buffer = noisePng(400, 300)
  const document = await documentFile(page)
  await choose(page, FRONT, { name: 'id.png', mimeType: 'image/png', buffer })
  const card = sideCard(page, FRONT)
  await expect(card).toContainText(/^.*36\d kB\. Sending takes about 1\d? s on a slow connection\./s)
  await card.getByRole('button', { name: 'Make this picture smaller' }).click()
  await expect(card.getByRole('button', { name: 'Make this picture smaller' })).toHaveCount(0)
  await choose(page, BACK, { ...document, buffer: turnedJpeg(document.buffer, 6) })
  const comment = Buffer.from([0xff, 0xfe, 0, 12, ...Buffer.from('GPS 14.5 N')])
  const withPlace = Buffer.concat([document.buffer.subarray(0, 2), comment, document.buffer.subarray(2)])
  await choose(page, SELFIE, { ...document, buffer: withPlace })
  for (const side of [FRONT, BACK, SELFIE]) await expect(state(page, side)).toHaveText('Ready to send')
  await handInButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/status$/)
  const [front, back, selfie] = await Promise.all(
    ['file-0001-front', 'file-0002-back', 'file-0003-selfie'].map(async (id) =>
      (await page.request.get(`/art/upload/${id}`)).body(),
    ),
  )
  expect(front?.length).toBeLessThanOrEqual(150_000)
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

test('the upload page redirects to missing details first', async ({ page }) => {
  await openAs(page, 'newplayer', '/kyc/upload')
  await page.getByRole('link', { name: 'Fill in your details' }).click()
  await expect(page).toHaveURL(/\/kyc\/baseInfo$/)
})
