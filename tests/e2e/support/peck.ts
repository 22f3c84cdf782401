import type { Page } from 'playwright/test'

/** Taps a button repeatedly, whenever it can be tapped. */
export async function peck(page: Page, name: RegExp): Promise<void> {
  await page.evaluate((pattern) => {
    const isMeant = new RegExp(pattern)
    const tap = (): void => {
      for (const button of document.querySelectorAll('button')) {
        if (isMeant.test(button.textContent ?? '') && button.ariaDisabled !== 'true' && !button.disabled) button.click()
      }
    }
    new MutationObserver(tap).observe(document.body, { subtree: true, childList: true, attributes: true })
    tap()
  }, name.source)
}
