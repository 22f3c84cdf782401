import type { Page } from 'playwright/test'

/** The first letter with unclaimed rewards. */
export async function openLetter(page: Page): Promise<void> {
  const letter = page.getByRole('listitem').filter({ has: page.locator('use[href$="#gift"]') })
  await letter.getByRole('button').first().click()
  await page.locator('section[aria-label] ul').first().waitFor()
}

/** An action on the letters, by its icon; on a phone behind a button. */
async function chooseAction(page: Page, icon: string): Promise<void> {
  const options = page.getByRole('main').locator('[aria-haspopup=dialog]')
  if ((await options.count()) > 0) await options.click()
  const place = page.locator('dialog[open], main').last()
  await place
    .getByRole('button')
    .filter({ has: page.locator(`use[href$="#${icon}"]`) })
    .first()
    .click()
}

/** Three read letters, chosen. */
export async function selectLetters(page: Page): Promise<void> {
  await chooseAction(page, 'check')
  for (const place of [5, 6, 7]) await page.getByRole('checkbox').nth(place).check()
}

/** The question before all read letters are deleted. */
export async function deleteRead(page: Page): Promise<void> {
  await chooseAction(page, 'trash')
  await page.getByRole('alertdialog').waitFor()
}
