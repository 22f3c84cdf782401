import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './test.ts'

/** What axe finds of WCAG 2.2 AA on a page that has come to rest, a line each. */
export async function findings(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}
