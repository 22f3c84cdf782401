import type { CDPSession, Locator, Page } from 'playwright/test'
import { expect, test } from './support/test.ts'

// What opens above the page, what is dragged, and what loads as one goes, in the gallery: by keyboard and by finger.

// The gallery has a build of its own: the one that players get is without it.
test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'] })

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true })

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/gallery/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an overlay by its button and the keyboard. */
async function openBy(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** A finger that moves along a line in ten steps. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  // What a finger may do where is known to the browser with the next picture.
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

/** The middle of what has come to rest: a sheet rises, a drawer slides in. */
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

test.describe('overlays', () => {
  test.beforeEach(({ page }) => open(page, 'overlays'))

  for (const name of ['Open a dialog', 'Open a sheet', 'Open the start drawer', 'Open the end drawer']) {
    test(`${name}: the focus moves in, stays in, and comes back with Esc`, async ({ page }) => {
      await openBy(page, name)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (let stop = 0; stop < 8; stop++) {
        expect(
          await page.evaluate(() => {
            const { activeElement } = document
            // Between the last stop and the first the browser's own bar has the focus.
            return activeElement === document.body || activeElement?.closest('dialog') !== null
          }),
        ).toBe(true)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button(page, name)).toBeFocused()
    })
  }

  test('Dialog: the close button and the actions work by key', async ({ page }) => {
    await openBy(page, 'Open a dialog')
    await expect(page.getByRole('heading', { name: /Withdraw the whole/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page.getByRole('dialog'), 'Close')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Dialog that must be answered: Esc does not close it', async ({ page }) => {
    await openBy(page, 'Open a question')
    const question = page.getByRole('alertdialog', { name: 'Are you 21?' })
    await expect(question).toHaveAccessibleDescription(/deposit is being checked/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  })

  test('BottomSheet: the marked field has the focus', async ({ page }) => {
    await openBy(page, 'Open a sheet')
    await expect(page.getByLabel('Account name')).toBeFocused()
  })

  test('BottomSheet: drawn down it closes, drawn a little it springs back', async ({ page }) => {
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

  test('BottomSheet: stays above an on-screen keyboard', async ({ page }) => {
    await openBy(page, 'Open a sheet')
    const sheet = page.getByRole('dialog')
    await page.evaluate(() => {
      const seen = visualViewport
      if (!seen) throw new Error('No visual viewport')
      Object.defineProperty(seen, 'height', { value: window.innerHeight - 300, configurable: true })
      seen.dispatchEvent(new Event('resize'))
    })
    // It rises for a moment first.
    await expect
      .poll(async () => {
        const bind = await button(sheet, 'Bind').boundingBox()
        return (bind?.y ?? 0) + (bind?.height ?? 0)
      })
      .toBeLessThanOrEqual(740 - 300)
  })

  for (const [side, way] of [
    ['start', -1],
    ['end', 1],
  ] as const) {
    test(`Drawer at the ${side}: swiped out it closes, scrolled it stays`, async ({ page }) => {
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

test.describe('states', () => {
  test.beforeEach(({ page }) => open(page, 'states'))

  test('ErrorState: Retry by key, and the focus stays on it while it is under way', async ({ page }) => {
    const retry = button(page, 'Try again')
    await retry.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could not be loaded (2)')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could not be loaded (2)')).toBeVisible()
    await expect(retry).toBeFocused()
  })

  test('ToastHost: read out and dismissed by key, on the page and above a dialog', async ({ page }) => {
    const region = page.getByRole('status', { name: 'Notices of the gallery' })
    await openBy(page, 'Show a toast')
    await expect(region).toContainText('Saved')
    await button(page, 'Dismiss this').focus()
    await page.keyboard.press('Enter')
    await expect(region).toHaveText('')

    await openBy(page, 'Open a dialog for it')
    const dialog = page.getByRole('dialog', { name: 'Toasts stand above' })
    await button(dialog, 'Show it here').focus()
    await page.keyboard.press('Enter')
    // Within the dialog it is not inert; in the top layer it stands above.
    await expect(dialog.getByRole('status', { name: 'Notices of the gallery' })).toContainText('Saved')
    const dismiss = button(dialog, 'Dismiss this')
    const at = await middle(dismiss)
    expect(await dismiss.evaluate((element, { x, y }) => element.contains(document.elementFromPoint(x, y)), at)).toBe(
      true,
    )
    await dismiss.focus()
    await page.keyboard.press('Space')
    await expect(dismiss).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})

test.describe('lists', () => {
  test('EndlessList: loads by itself near the end; a failed page is asked for by key, and what came is told', async ({
    page,
  }) => {
    await open(page, 'lists')
    await expect(page.getByRole('status').filter({ hasText: 'Shown: 8' })).toHaveCount(1)
    await openBy(page, 'Retry the page')
    await expect(page.getByText('Letter 12')).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: 'Shown: 12' })).toHaveCount(1)
    await expect(button(page, 'Show more')).toHaveCount(0)
  })

  test('PullToRefresh: by its button, which a touch screen shows to the focus', async ({ page }) => {
    await open(page, 'lists')
    const refresh = button(page, 'Refresh the list')
    await refresh.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toHaveCount(1)
    await expect(refresh).toBeFocused()
    await openBy(page, 'Let it be done')
    await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toHaveCount(0)
  })

  test('PullToRefresh: drawn down from the top, and not when the page is scrolled', async ({ page }) => {
    await open(page, 'lists')
    const refreshing = page.getByRole('status').filter({ hasText: 'Refreshing' })
    const from = await middle(page.getByRole('heading', { name: 'PullToRefresh' }))
    await swipe(page, from, { x: from.x, y: from.y + 40 })
    await expect(refreshing).toHaveCount(0)
    await swipe(page, from, { x: from.x + 4, y: from.y + 260 })
    await expect(refreshing).toHaveCount(1)
  })

  test('VirtualGrid: of 5,000 tiles few are in the page, Tab goes on through them, End shows the last', async ({
    page,
  }) => {
    await open(page, 'market')
    const tiles = page.getByRole('list', { name: '5,000 games' }).getByRole('button')
    await expect(tiles.first()).toHaveAccessibleName(/Game 1$/)
    await expect.poll(() => tiles.count()).toBeLessThan(80)
    await tiles.first().focus()
    for (let stop = 0; stop < 100; stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Opened 101', { exact: true })).toBeAttached()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: /Game 5000/ })).toBeVisible()
    expect(await tiles.count()).toBeLessThan(80)
  })

  test('VirtualGrid: the focus stays on its tile however far one scrolls, and Tab goes on from it', async ({
    page,
  }) => {
    await open(page, 'market')
    const tiles = page.getByRole('list', { name: '5,000 games' }).getByRole('button')
    const tile = (place: number): Locator => page.getByRole('button', { name: new RegExp(`Game ${String(place)}$`) })
    await tile(5).focus()
    await page.evaluate(() => window.scrollTo(0, 30_000))
    await expect(tile(1)).toHaveCount(0)
    await expect(tile(5)).toBeFocused()
    expect(await tiles.count()).toBeLessThan(80)
    await page.keyboard.press('Tab')
    await expect(tile(6)).toBeFocused()
    await expect(tile(6)).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: /Game 5000/ })).toBeVisible()
    await expect(tile(6)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tile(5)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Opened 5', { exact: true })).toBeAttached()
    await expect(tile(5)).toBeInViewport()
  })
})
