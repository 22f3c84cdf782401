import type { CDPSession, Locator, Page } from 'playwright/test'
import { expect, test } from './support/test.ts'

// Dragging in the gallery: touches of Chromium's protocol are reliable only on a page without a frame.

// The gallery has its own build; the players' build is without it.
test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'] })

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/gallery/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an overlay with its button by keyboard. */
async function openBy(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Moves a finger along a line in ten steps. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  // The browser applies `touch-action` with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const finger: CDPSession = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / 10,
      y: from.y + ((to.y - from.y) * step) / 10,
    })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The middle of an element after its animation. */
async function middle(element: Locator): Promise<{ x: number; y: number }> {
  await element.evaluate(
    (node) =>
      new Promise<void>((rests) => {
        let before = ''
        const look = (): void => {
          const { x, y } = node.getBoundingClientRect()
          const now = `${String(x)} ${String(y)}`
          if (now === before) return rests()
          before = now
          requestAnimationFrame(look)
        }
        look()
      }),
  )
  const box = await element.boundingBox()
  if (!box) throw new Error('Not laid out')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('drags', () => {
  test.beforeEach(({ page }) => open(page, 'overlays'))

  test('BottomSheet: a long drag down closes it, a short one springs back', async ({ page }) => {
    await openBy(page, 'Open a sheet')
    const sheet = page.getByRole('dialog')
    const head = await middle(sheet.getByRole('heading'))
    await swipe(page, head, { x: head.x, y: head.y + 28 })
    await expect(sheet.locator('[data-dragging]')).toHaveCount(0)
    await expect(sheet).toBeVisible()
    await swipe(page, head, { x: head.x, y: head.y + 260 })
    await expect(sheet).toHaveCount(0)
    await expect(button(page, 'Open a sheet')).toBeFocused()
  })

  for (const [side, way] of [
    ['start', -1],
    ['end', 1],
  ] as const) {
    test(`Drawer at the ${side}: a swipe closes it, a scroll does not`, async ({ page }) => {
      await openBy(page, `Open the ${side} drawer`)
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      const row = await middle(drawer.getByRole('button', { name: 'Records' }))
      await swipe(page, row, { x: row.x, y: row.y + 150 })
      await expect(drawer).toBeVisible()
      await swipe(page, row, { x: row.x + way * 150, y: row.y + 5 })
      await expect(drawer).toHaveCount(0)
    })
  }
})
