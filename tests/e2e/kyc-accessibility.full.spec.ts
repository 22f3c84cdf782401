import { findingsInBothThemes } from './support/axe.ts'
import { choose, chooseAll, continueButton, fillDetails, handIn, saveButton } from './support/kyc.ts'
import { expect, openAs, test } from './support/test.ts'

// So tall that nothing is covered: half a link under a bar would count as a small target.
test.use({ viewport: { width: 360, height: 4000 } })

test('axe finds nothing on the verification pages, in both themes', async ({ page }) => {
  await openAs(page, 'newplayer', '/kyc/verification')
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toBeVisible()
  expect(await findingsInBothThemes(page), 'hub').toEqual([])

  await page.goto('/kyc/baseInfo')
  await continueButton(page).click()
  expect(await findingsInBothThemes(page), 'first step, with field errors').toEqual([])

  await fillDetails(page)
  expect(await findingsInBothThemes(page), 'last step').toEqual([])
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/kyc\/upload$/)
  await choose(page, 'Back of your ID', { name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') })
  expect(await findingsInBothThemes(page), 'pictures, one refused').toEqual([])

  await chooseAll(page)
  await handIn(page)
  expect(await findingsInBothThemes(page), 'status').toEqual([])
})
