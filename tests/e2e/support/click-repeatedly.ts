import type { Page } from 'playwright/test'

/** Clicks a button whenever it is enabled. */
export async function clickRepeatedly(page: Page, name: RegExp): Promise<void> {
  await page.evaluate((pattern) => {
    const matcher = new RegExp(pattern)
    const click = (): void => {
      for (const button of document.querySelectorAll('button')) {
        if (matcher.test(button.textContent ?? '') && button.ariaDisabled !== 'true' && !button.disabled) button.click()
      }
    }
    new MutationObserver(click).observe(document.body, { subtree: true, childList: true, attributes: true })
    click()
  }, name.source)
}
