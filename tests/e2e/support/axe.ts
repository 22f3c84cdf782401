import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { settled } from './settled.ts'

/** The rules that depend on colors. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, scope: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // The legacy mode needs no second page, but skips frames of another origin.
  const found = await scope(builder.setLegacyMode(page.frames().length === 1)).analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}

/** axe's WCAG 2.2 AA violations on a settled page, one line each. */
export async function findings(page: Page): Promise<string[]> {
  await settled(page)
  return violations(page, (builder) => builder.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']))
}

/** Changes the theme of an open page, as another tab does. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('TUMPAK_THEME', JSON.stringify({ value, expires: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'TUMPAK_THEME' }))
  }, theme)
  await page.locator(`body.theme-${theme}`).waitFor()
  // Color transitions last a frame or two.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** {@link findings} of a page in the light theme, and its color violations in the dark one. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found = await findings(page)
  await setTheme(page, 'dark')
  const dark = await violations(page, (builder) => builder.withRules(COLOUR_RULES))
  await setTheme(page, 'light')
  return [...found, ...dark.map((line) => `dark ${line}`)]
}
