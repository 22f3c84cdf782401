import type { LaunchOptions } from 'playwright/test'
import { getBox } from './support/boxes.ts'
import { settled } from './support/settled.ts'
import { expect, openAs, test as base } from './support/test.ts'

/** With classic scroll bars, as on Windows; other tests hide them. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, hand) => hand({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

/** A tablet's width: beside the whole rail the menu is a popover. */
const WIDTH = 1000

test.use({ viewport: { width: WIDTH, height: 740 }, isMobile: false, hasTouch: false })

test('the side menu touches the right edge of a window with scroll bars, and the page stays in place', async ({
  page,
}) => {
  await openAs(page, 'ratified', '/game')
  await settled(page)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  expect(width, 'the scroll bar takes room').toBeLessThan(WIDTH)
  const main = await getBox(page.getByRole('main'))
  await page.getByRole('button', { name: /Open menu/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(dialog.getByRole('button', { name: 'Logout' })).toBeVisible()
  const panel = await getBox(dialog.locator(':scope > div').first())
  expect(panel.x + panel.width).toBe(WIDTH)
  expect(await page.evaluate(() => document.elementFromPoint(innerWidth - 1, 400)?.closest('dialog') !== null)).toBe(
    true,
  )
  expect(await getBox(page.locator('main'))).toEqual(main)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
  expect(await getBox(page.getByRole('main'))).toEqual(main)
})
