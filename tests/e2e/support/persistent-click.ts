import type { BrowserContext, Locator, Page } from 'playwright/test'

/** Whether the page gave the last press to nobody: it reached the window and not the document. */
interface PressWindow extends Window {
  tumpakPressReached?: boolean
}

function watchPresses(): void {
  const page = window as PressWindow
  window.addEventListener('pointerdown', () => (page.tumpakPressReached = false), { capture: true })
  document.addEventListener('pointerdown', () => (page.tumpakPressReached = true), { capture: true })
}

async function wasIgnored(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(() => (window as PressWindow).tumpakPressReached === false)
  } catch {
    // The click has left the page.
    return false
  }
}

async function forgetPress(page: Page): Promise<void> {
  await page.evaluate(() => delete (window as PressWindow).tumpakPressReached).catch(() => undefined)
}

/** A framed page takes no press for a moment once it has loaded: one that began before would end outside of it. */
async function waitForFrame(target: Locator, timeout: number | undefined): Promise<void> {
  const page = target.page()
  if (page.frames().length === 1) return
  const element = await target.elementHandle(timeout === undefined ? {} : { timeout })
  const frame = await element?.ownerFrame()
  if (frame !== page.mainFrame()) await frame?.waitForLoadState()
}

let isInstalled = false

/**
 * Makes `locator.click` and `check` press again while the page ignores the press, as a player does: a test is faster than an eye, and a
 * press counts only on what has been there for a moment. An ignored press does nothing, so no click acts twice.
 */
export async function clickPersistently(context: BrowserContext, page: Page): Promise<void> {
  // Before the app's own listeners.
  await context.addInitScript(watchPresses)
  if (isInstalled) return
  isInstalled = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const { click, check } = locators
  locators.click = async function clickUntilTaken(this: Locator, options) {
    // A press inside a frame would leave what the page said of the last one.
    await forgetPress(this.page())
    await waitForFrame(this, options?.timeout)
    do await click.call(this, options)
    while (options?.trial !== true && (await wasIgnored(this.page())))
  }
  locators.check = async function checkUntilTaken(this: Locator, options) {
    try {
      await check.call(this, options)
    } catch (error) {
      if (!(await wasIgnored(this.page()))) throw error
      await this.check(options)
    }
  }
}

/** Clicks until the page takes it, and at once again at the same place, whatever is there by now. */
export async function clickTwice(target: Locator): Promise<void> {
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not in the page.')
  const { mouse } = target.page()
  const press = () => mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  do await press()
  while (await wasIgnored(target.page()))
  await press()
}
