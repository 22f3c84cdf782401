import type { Locator, Page } from 'playwright/test'
import { drawDocument } from '../../support/draw-picture.ts'
import { clickWhenSeen, waitUntilSeen } from './presses.ts'

/** The input of the details form. */
export interface Details {
  birthday?: string
  idType?: string
  idNumber?: string
  occupation?: string
}

/** The default ID number, which must not appear where it is not allowed. */
export const ID_NUMBER = 'P7654321-XQ'

/** The button that leads to the next step of the details. */
export const continueButton = (page: Page): Locator => page.getByRole('button', { name: 'Continue' })

/** Fills in the steps of the details, from the first to the last, unsaved. One address for both. */
export async function fillDetails(page: Page, { birthday, idType, idNumber, occupation }: Details = {}): Promise<void> {
  const radio = page.getByRole('radio', { name: idType ?? 'PhilSys National ID' })
  // It may appear where the button was that led here.
  await waitUntilSeen(radio)
  await radio.check()
  await page.getByLabel('ID number').fill(idNumber ?? ID_NUMBER)
  await continueButton(page).click()
  await page.getByLabel('Full name').fill('María Clara de los Santos')
  await page.getByLabel('Birthday').fill(birthday ?? '02/28/1990')
  await page.getByLabel('Nationality').selectOption({ label: 'Philippines' })
  await page.getByLabel('Email').fill('player@example.com')
  await continueButton(page).click()
  const present = page.getByRole('group', { name: 'Present address' })
  await present.getByLabel('Address', { exact: true }).fill('Demo Street 1, Barangay Uno')
  await present.getByLabel('City or municipality').fill('Quezon City')
  await present.getByLabel('Province').fill('Metro Manila')
  await present.getByLabel('Postal code').fill('1100')
  await continueButton(page).click()
  await page.getByLabel('Source of income').selectOption({ label: 'Salary' })
  await page.getByLabel('Occupation').selectOption({ label: occupation ?? 'Teacher' })
  await page.getByLabel('Gaming venue').selectOption({ label: 'Online' })
  // Choosing takes a player longer.
  await waitUntilSeen(saveButton(page))
}

/** The button that saves the details. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save and continue' })

/** The button that submits the pictures. */
export const handInButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit for review' })

/** Submits the pictures, and leaves the sheet of the next step before a withdrawal. */
export async function handIn(page: Page): Promise<void> {
  await handInButton(page).click()
  await page.waitForURL(/\/kyc\/status$/)
  await clickWhenSeen(page.getByRole('dialog', { name: 'Bind your wallet' }).getByRole('button', { name: 'Close' }))
}

/** The names of the sides' cards. */
export const SIDES = ['Front of your ID', 'Back of your ID', 'Selfie'] as const

/** The card of a side. */
export const sideCard = (page: Page, side: string): Locator => page.getByRole('region', { name: side })

/** A file chosen as a picture. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file for a side by its button. */
export async function choose(page: Page, side: string, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await clickWhenSeen(sideCard(page, side).getByRole('button', { name: /^(Choose|Replace)/ }))
  await (await chooser).setFiles(file)
}

/** A picture of an invented identity document, as a file. */
export async function documentFile(page: Page): Promise<ChosenFile> {
  return { name: 'document.jpg', mimeType: 'image/jpeg', buffer: await drawDocument(page) }
}

/** Chooses a valid picture for each side, and waits until all show. */
export async function chooseAll(page: Page, sides: readonly string[] = SIDES): Promise<void> {
  const file = await documentFile(page)
  for (const side of sides) {
    await choose(page, side, file)
    await sideCard(page, side).getByRole('img', { name: side }).waitFor()
  }
}
