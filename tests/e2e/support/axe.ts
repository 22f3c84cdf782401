import AxeBuilder from '@axe-core/playwright'
import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright/test'
import { settled } from './settled.ts'

type Only = { readonly type: 'tag' | 'rule'; readonly values: string[] }

/** The rules that depend on colors. */
const COLOR_RULES: Only = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const WCAG: Only = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }

async function violations(page: Page, runOnly: Only): Promise<string[]> {
  const found = page.frames().length === 1 ? await runHere(page, runOnly) : await runInFrames(page, runOnly)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}

/** Runs axe in the page, which it stays loaded in. */
async function runHere(page: Page, runOnly: Only): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
    const { violations: found } = await loaded.run(document, { runOnly: only, resultTypes: ['violations'] })
    return found
  }, runOnly)
}

/** Reaches frames of another origin too, but needs a second page. */
async function runInFrames(page: Page, { type, values }: Only): Promise<Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return (await (type === 'tag' ? builder.withTags(values) : builder.withRules(values)).analyze()).violations
}

/** axe's WCAG 2.2 AA violations on a settled page, one line each; `more` names further tags of rules. */
export async function findings(page: Page, ...more: string[]): Promise<string[]> {
  await settled(page)
  return violations(page, { type: 'tag', values: [...WCAG.values, ...more] })
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
  const dark = await violations(page, COLOR_RULES)
  await setTheme(page, 'light')
  return [...found, ...dark.map((line) => `dark ${line}`)]
}
