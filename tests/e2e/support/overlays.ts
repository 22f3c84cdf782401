import type { Page } from 'playwright/test'
import type { OverlayStore } from '../../../src/stores/overlay-store.ts'
import type { FrameOverlays, QueuedOverlays, StackedOverlays } from '../../../src/stores/overlay-names.ts'

/** The gallery's build, which exposes the overlay store, for overlays that no screen opens yet. */
export const NAMED_OVERLAYS_URL = process.env['TUMPAK_GALLERY_URL']

type Way = 'enqueue' | 'open' | 'openFrame'
type Handed = { tumpakOverlays: Record<Way, (name: string, props: object) => unknown> }

/** The app hands its store over once it has started, some time after its page has loaded. */
async function overlaysHandedOver(page: Page): Promise<void> {
  await page.waitForFunction(() => 'tumpakOverlays' in globalThis)
}

async function callOverlays(page: Page, way: Way, name: string, props: object): Promise<void> {
  await overlaysHandedOver(page)
  await page.evaluate(([how, what, given]) => void (globalThis as unknown as Handed).tumpakOverlays[how](what, given), [
    way,
    name,
    props,
  ] as const)
}

/** Queues a prompt by its name. */
export async function enqueue<Name extends keyof QueuedOverlays>(
  page: Page,
  name: Name,
  props: QueuedOverlays[Name],
): Promise<void> {
  await callOverlays(page, 'enqueue', name, props)
}

/** Opens an overlay by its name. */
export async function open<Name extends keyof StackedOverlays>(
  page: Page,
  name: Name,
  props: StackedOverlays[Name],
): Promise<void> {
  await callOverlays(page, 'open', name, props)
}

/** Opens a frame by its name. */
export async function openFrame<Name extends keyof FrameOverlays>(
  page: Page,
  name: Name,
  props: FrameOverlays[Name],
): Promise<void> {
  await callOverlays(page, 'openFrame', name, props)
}

/** Closes every overlay, also one that requires a choice. */
export async function closeOverlays(page: Page): Promise<void> {
  await overlaysHandedOver(page)
  await page.evaluate(() => {
    const { tumpakOverlays } = globalThis as unknown as { tumpakOverlays: OverlayStore }
    for (let { top } = tumpakOverlays; top; top = tumpakOverlays.top) tumpakOverlays.close(top.id)
    // A page's own sheet.
    if (tumpakOverlays.isOpen) tumpakOverlays.closeTop()
  })
}

/** Whether the focus stays in the topmost dialog, and reaches nothing of the page below. */
export async function isFocusInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document
    // Between the last and the first stop the browser's own UI has the focus.
    return activeElement === document.body || activeElement?.closest('dialog') !== null
  })
}
