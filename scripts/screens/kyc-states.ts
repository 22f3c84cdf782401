import type { Page } from 'playwright'
import { drawDocument } from '../../tests/support/draw-picture.ts'
import { IDENTITY_BASE } from '../../tests/support/identity-base.ts'
import type { MockSandbox } from '../../tests/support/mock-sandbox.ts'
import { submit } from './states.ts'

/* States of the identity check for screenshots. */

const HEADERS = { deviceId: 'screens' }

async function post(page: Page, path: string, data: object): Promise<void> {
  await page.request.post(path, { data, headers: HEADERS })
}

async function upload(page: Page, purpose: string): Promise<string> {
  const response = await page.request.post('/api/common/uploadImg', {
    headers: HEADERS,
    multipart: { purpose, file: { name: 'document.jpg', mimeType: 'image/jpeg', buffer: await drawDocument(page) } },
  })
  return ((await response.json()) as { data: { fileId: string } }).data.fileId
}

/** Saves the details; the pictures are missing. */
export async function saveDetails(page: Page): Promise<void> {
  await post(page, '/api/user/identity/base', IDENTITY_BASE)
  await page.reload()
}

/** Submits everything. */
export async function handIn(page: Page, _sandbox?: MockSandbox, idNumber = IDENTITY_BASE.idNumber): Promise<void> {
  await post(page, '/api/user/identity/base', { ...IDENTITY_BASE, idNumber })
  const [front, back, selfie] = [
    await upload(page, 'idFront'),
    await upload(page, 'idBack'),
    await upload(page, 'selfie'),
  ]
  await post(page, '/api/user/identity/upload', { front, back, selfie })
  await page.reload()
}

/** Sets the registration before the verification deadline. */
export async function beLate(page: Page, sandbox: MockSandbox): Promise<void> {
  const day = 86_400_000
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 5 * day)
  await sandbox.advance(5 * day)
  await page.reload()
}

/** Fills the steps of the details before one of them, from 1. */
export function toStep(step: number): (page: Page) => Promise<void> {
  const fills = [
    async (page: Page) => {
      await page.locator('input[name=idType]').first().check()
      await page.locator('input[name=idNumber]').fill(IDENTITY_BASE.idNumber)
    },
    async (page: Page) => {
      await page.locator('input[name=fullName]').fill(IDENTITY_BASE.fullName)
      await page.locator('input[name=birthday]').fill('02021990')
      await page.locator('select[name=nationality]').selectOption(IDENTITY_BASE.nationality)
      await page.locator('input[name=email]').fill(IDENTITY_BASE.email)
    },
    async (page: Page) => {
      await page.locator('input[name=presentLine]').fill(IDENTITY_BASE.presentAddress.line)
      await page.locator('input[name=presentCity]').fill(IDENTITY_BASE.presentAddress.city)
      await page.locator('input[name=presentProvince]').fill(IDENTITY_BASE.presentAddress.province)
      await page.locator('input[name=presentPostalCode]').fill(IDENTITY_BASE.presentAddress.postalCode)
    },
  ]
  return async (page) => {
    for (const fill of fills.slice(0, step - 1)) {
      // Help beside the form has headings of the same level.
      const title = await page.getByRole('heading', { level: 2 }).first().textContent()
      await fill(page)
      await submit(page)
      await page.getByRole('heading', { level: 2, name: title ?? '' }).waitFor({ state: 'detached' })
    }
  }
}

/** The second step with mistakes. */
export async function mistype(page: Page): Promise<void> {
  await toStep(2)(page)
  await page.locator('input[name=fullName]').fill('R2D2')
  await page.locator('input[name=birthday]').fill('2010-01-02')
  await page.locator('input[name=email]').fill('player@')
  await submit(page)
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Both addresses, which differ. */
export async function differInAddress(page: Page): Promise<void> {
  await toStep(3)(page)
  await page.locator('input[type=checkbox]').uncheck()
}

/** The list of cities, opened by a part of a name. */
export async function searchCity(page: Page): Promise<void> {
  await toStep(3)(page)
  await page.locator('input[name=presentCity]').pressSequentially('san j')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

/** A submission that was rejected for its front picture. */
export async function loseFront(page: Page, sandbox: MockSandbox): Promise<void> {
  await handIn(page, sandbox, '1234-5678-9012-1111')
  await sandbox.advance(600_000)
  await page.reload()
}

/** Chooses a picture for the front, and a text file with a picture's name for the back. */
export async function choosePictures(page: Page): Promise<void> {
  await saveDetails(page)
  const file = (side: string) => page.locator(`[data-side=${side}] input[type=file]`).last()
  await file('front').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await drawDocument(page) })
  await file('back').setInputFiles({ name: 'back.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('alert').first().waitFor()
}

/** One picture is uploaded, the next is refused. */
export async function loseOnePicture(page: Page, sandbox: MockSandbox): Promise<void> {
  await saveDetails(page)
  for (const side of ['front', 'back', 'selfie']) {
    const file = { name: `${side}.jpg`, mimeType: 'image/jpeg', buffer: await drawDocument(page) }
    await page.locator(`[data-side=${side}] input[type=file]`).last().setInputFiles(file)
    await page.locator(`[data-side=${side}] img`).waitFor()
  }
  await sandbox.injectFault('uploadImage', { kind: 'status', status: 500 })
  await submit(page)
  await page.locator(':has(> [data-side=selfie]) ~ [role=alert]').waitFor()
}
