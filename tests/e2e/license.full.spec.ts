import { readdirSync } from 'node:fs'
import { BRAND } from '../../src/lib/brand.ts'
import { visit } from './support/page-state.ts'
import { settled } from './support/settled.ts'
import { expect, openAs, test } from './support/test.ts'

/** The pages of the shell, from the files of the route tree. */
const PAGES = readdirSync(new URL('../../src/routes/_shell/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')
        .replace(/\/index$/, '')
        .replace('$sn', 'RG-0002')}`,
  )

test('every page of the shell ends with the license, which nothing covers', async ({ page }) => {
  expect(PAGES).toEqual(expect.arrayContaining(['/game', '/finance/recharge', '/wallet', '/kyc/upload']))
  await openAs(page, 'ratified', '/faq')
  const footer = page.getByRole('contentinfo')
  for (const path of PAGES) {
    await visit(page, path)
    await settled(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const part of ['21+', BRAND.licensee, BRAND.regulators[0]?.name ?? '']) {
        await expect(footer, path).toContainText(part)
      }
      const isCovered = await footer.evaluate((element) => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        const last = [...element.querySelectorAll('p')].at(-1)
        const { left, right, top, bottom } = (last ?? element).getBoundingClientRect()
        return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      expect(isCovered, `${path} at ${String(width)} px`).toBe(false)
    }
  }
})
