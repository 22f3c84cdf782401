import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/test.ts'

// What a keyboard alone can do with every interactive primitive, in the gallery.

// The gallery has a build of its own: the one that players get is without it.
test.use({ baseURL: process.env['TUMPAK_GALLERY_URL'] })

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/gallery/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test.describe('buttons', () => {
  test.beforeEach(({ page }) => open(page, 'buttons'))

  test('Button: a busy one keeps the focus and swallows further presses', async ({ page }) => {
    const send = button(page, 'Send once')
    await send.focus()
    await press(page, 'Enter', 'Enter', 'Space')
    await expect(page.getByText('Sent: 1')).toBeVisible()
    await expect(send).toBeFocused()
    await expect(send).toHaveAttribute('aria-busy', 'true')
  })

  test('IconButton: Tab reaches it, and passes over the disabled one', async ({ page }) => {
    await button(page, 'Menu').focus()
    await press(page, 'Tab', 'Tab')
    await expect(page.getByRole('button', { name: /Inbox/ })).toBeFocused()
    await press(page, 'Tab', 'Tab')
    await expect(button(page, 'Copy code')).toBeFocused()
  })

  test('CopyButton: Enter copies and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'Copy code').focus()
    await press(page, 'Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TUMPAK-2026')
    await press(page, 'Tab', 'Space')
    await expect(page.getByRole('status').filter({ hasText: 'Order number copied' })).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ORDER-77')
  })
})

test.describe('tiles and rows', () => {
  test('PosterTile: Enter and Space open it; one that is being opened keeps the focus and swallows presses', async ({
    page,
  }) => {
    await open(page, 'surfaces')
    const games = page.getByRole('list', { name: 'Games' })
    const opened = page.locator('output')
    await games.getByRole('button', { name: /Parol Nights/ }).focus()
    await press(page, 'Enter')
    await expect(opened).toHaveText('Parol Nights')
    await press(page, 'Tab', 'Space')
    await expect(opened).toHaveText('Golden Reef')
    await press(page, 'Tab', 'Enter')
    await expect(games.getByRole('button', { name: /Sabong Stars/ })).toBeFocused()
    await expect(opened).toHaveText('Golden Reef')
  })

  test('PosterRail: Tab goes through all of it and brings each tile into sight', async ({ page }) => {
    await open(page, 'surfaces')
    const tile = (place: number): Locator =>
      page.getByRole('button', { name: new RegExp(`Rail game ${String(place)}$`) })
    await expect(tile(12)).not.toBeInViewport()
    await tile(1).focus()
    for (let stop = 1; stop < 12; stop += 1) await press(page, 'Tab')
    await expect(tile(12)).toBeFocused()
    await expect(tile(12)).toBeInViewport({ ratio: 1 })
    await press(page, 'Enter')
    await expect(page.locator('output')).toHaveText('Rail game 12')
  })

  test('ProviderTile: Enter opens it', async ({ page }) => {
    await open(page, 'surfaces')
    await page.getByRole('list', { name: 'Providers' }).getByRole('button').first().focus()
    await press(page, 'Enter')
    await expect(page.locator('output')).toHaveText('Parol Nights: 24')
  })

  test('ListRow: those that lead somewhere are stops of Tab, those that only say something are none', async ({
    page,
  }) => {
    await open(page, 'rows')
    await button(page, 'Show').focus()
    await press(page, 'Tab')
    await expect(button(page, 'Inbox')).toBeFocused()
    await press(page, 'Enter', 'Tab', 'Space')
    await expect(page.getByText('Rows opened: 2')).toBeVisible()
  })

  test('Money: covered and shown by key; what is covered is not in the page', async ({ page }) => {
    await open(page, 'rows')
    const example = page.getByRole('heading', { name: 'covered' }).locator('..')
    await expect(example).toContainText('Hidden')
    await expect(example).not.toContainText('5,000')
    await button(page, 'Show').focus()
    await press(page, 'Space')
    await expect(example).toContainText('₱5,000.00')
    await expect(button(page, 'Hide')).toBeFocused()
    await press(page, 'Enter')
    await expect(example).not.toContainText('5,000')
  })
})

test('PageFrame: the first stop leads past header and navigation', async ({ page }) => {
  await open(page, 'buttons')
  await press(page, 'Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const steps = await page.evaluate(() => history.length)
  await press(page, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => history.length), 'Back leads where it led before').toBe(steps)
})

test.describe('choices', () => {
  test.beforeEach(({ page }) => open(page, 'choices'))

  test('Switch and Checkbox: Space turns them', async ({ page }) => {
    const sound = page.getByRole('main').getByRole('switch', { name: 'Sound' })
    await sound.focus()
    await press(page, 'Space')
    await expect(sound).not.toBeChecked()
    const terms = page.getByRole('checkbox', { name: /I am 21/ })
    await expect(terms).toHaveAccessibleDescription('This is required.')
    await terms.focus()
    await press(page, 'Space')
    await expect(terms).toBeChecked()
    await expect(terms).toHaveAccessibleDescription('')
  })

  test('Chip: Space turns a filter on and off', async ({ page }) => {
    const chip = button(page, 'Free spins')
    await chip.focus()
    await press(page, 'Space')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Enter')
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  })

  test('Segmented: one stop of Tab, arrows choose and pass over the closed one', async ({ page }) => {
    const period = page.getByRole('group', { name: 'Period' })
    await period.getByRole('radio', { name: 'Week' }).focus()
    await press(page, 'ArrowRight')
    await expect(period.getByRole('radio', { name: 'Day' })).toBeChecked()
    await press(page, 'Tab')
    await expect(page.getByRole('tab', { name: 'Hot' }).first()).toBeFocused()
  })

  test('Tabs: one stop of Tab; arrows, Home and End choose, and the panel follows', async ({ page }) => {
    const tabs = page.getByRole('tablist', { name: 'Types, line' })
    await tabs.getByRole('tab', { name: 'Hot' }).focus()
    await press(page, 'ArrowRight')
    await expect(tabs.getByRole('tab', { name: 'Slots' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Slots' })).toBeVisible()
    await press(page, 'End')
    await expect(tabs.getByRole('tab', { name: 'Fishing' })).toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowRight')
    await expect(tabs.getByRole('tab', { name: 'Hot' })).toBeFocused()
    await press(page, 'ArrowLeft', 'Home')
    await expect(tabs.getByRole('tab', { name: 'Hot' })).toBeFocused()
  })
})

test.describe('moving about', () => {
  test.beforeEach(({ page }) => open(page, 'moving'))

  test('Carousel: arrows, Home and End on the slides and on the dots', async ({ page }) => {
    const carousel = page.getByRole('region', { name: 'News and offers' })
    const dot = (place: number): Locator => carousel.getByRole('button', { name: `Slide ${String(place)} of 5` })
    await carousel.getByRole('list').focus()
    await press(page, 'ArrowRight')
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await press(page, 'End')
    await expect(dot(5)).toHaveAttribute('aria-current', 'true')
    await press(page, 'Home')
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await press(page, 'Tab')
    await expect(dot(1)).toBeFocused()
    await press(page, 'ArrowRight', 'ArrowRight')
    await expect(dot(3)).toBeFocused()
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  })

  test.describe('with a mouse', () => {
    test.use({ hasTouch: false, isMobile: false })

    test('Carousel: its buttons go one on and one back, and are closed at either end', async ({ page }) => {
      const carousel = page.getByRole('region', { name: 'News and offers' })
      const next = carousel.getByRole('button', { name: 'Next slide' })
      const previous = carousel.getByRole('button', { name: 'Previous slide' })
      await expect(previous).toBeDisabled()
      await next.focus()
      await press(page, 'Enter')
      await expect(carousel.getByRole('button', { name: 'Slide 2 of 5' })).toHaveAttribute('aria-current', 'true')
      await expect(next).toBeFocused()
      await previous.focus()
      await press(page, 'Space')
      await expect(carousel.getByRole('button', { name: 'Slide 1 of 5' })).toHaveAttribute('aria-current', 'true')
    })
  })

  test('Ticker: a plain list to read, stopped by the focus and by its button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const news = page.getByRole('region', { name: 'Latest winners' })
    await expect(news.getByRole('listitem')).toHaveCount(3)
    const state = () =>
      news
        .locator('[aria-hidden]')
        .first()
        .evaluate((line) => line.getAnimations()[0]?.playState)
    expect(await state()).toBe('running')
    await page.getByRole('region', { name: 'News and offers' }).getByRole('button').last().focus()
    await press(page, 'Tab')
    while (!(await news.evaluate((element) => element === document.activeElement))) await press(page, 'Tab')
    await expect.poll(state).toBe('paused')
    await press(page, 'Tab', 'Enter')
    await expect(button(page, 'Let the news pass')).toBeFocused()
    await expect.poll(state).toBe('paused')
    await press(page, 'Enter')
    await expect.poll(state).toBe('running')
  })

  test('Ticker: stands still where the device asks for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const news = page.getByRole('region', { name: 'Latest winners' })
    expect(await news.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('TabBar and SideNav: links in order, the open place is marked', async ({ page }) => {
    for (const name of ['Example tab bar', 'Example side navigation']) {
      const bar = page.getByRole('navigation', { name })
      await bar.getByRole('link', { name: 'Games' }).focus()
      await expect(bar.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page')
      await press(page, 'Tab')
      await expect(bar.getByRole('link', { name: 'VIP' })).toBeFocused()
    }
  })
})

test('Countdown: seen at every second, heard seldom', async ({ page }) => {
  await open(page, 'waiting')
  const timer = page.getByRole('timer', { name: 'Time left to pay' })
  await expect(timer).toHaveText('1:15')
  await button(page, '25 seconds on').focus()
  await press(page, 'Enter')
  await expect(timer).toHaveText('0:50')
  await expect(page.getByText('60 seconds left')).toHaveRole('status')
  await press(page, 'Enter')
  await expect(timer).toHaveText('0:25')
  await expect(page.getByText('30 seconds left')).toHaveRole('status')
  await press(page, 'Enter')
  await expect(timer).toHaveText('0:00')
  await expect(page.getByText('Time is up')).toBeVisible()
})
