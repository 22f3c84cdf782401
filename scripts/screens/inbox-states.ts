import type { Page } from 'playwright/test'

/** The first letter with unclaimed rewards. */
export async function openLetter(page: Page): Promise<void> {
  const letter = page.getByRole('listitem').filter({ has: page.locator('use[href$="#gift"]') })
  await letter.getByRole('button').first().click()
  await page.locator('section[aria-label] ul').first().waitFor()
}

/** Three read letters, chosen. */
export async function selectLetters(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button').first().click()
  for (const place of [5, 6, 7]) await page.getByRole('checkbox').nth(place).check()
}

/** The question before all read letters are deleted. */
export async function deleteRead(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button').nth(1).click()
  await page.getByRole('alertdialog').waitFor()
}
