import { LANGUAGES } from '../../src/i18n/languages.ts'
import type { Page } from 'playwright/test'
import { getBox, inEachFont, isInLine, overlap } from './support/boxes.ts'
import { NAMED_OVERLAYS_URL, open } from './support/overlays.ts'
import { speakLanguage } from './support/readable.ts'
import { settled } from './support/settled.ts'
import { openAs, expect, test } from './support/test.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: /Main navigation|Điều hướng chính/ }).last()

test.describe('wallet', () => {
  for (const language of LANGUAGES) {
    test(`shows the shortcuts above the tab bar of a small phone in ${language}`, async ({ page, context }) => {
      await speakLanguage(context, language)
      await openAs(page, 'ratified', '/wallet')
      await settled(page)
      await inEachFont(page, async (font) => {
        const { y, height } = await getBox(page.getByRole('main').getByRole('navigation'))
        expect(y + height, font).toBeLessThanOrEqual((await getBox(tabBar(page))).y)
      })
    })
  }

  test('shows +63 before a mobile number and a capital for an unknown name in the binding form', async ({ page }) => {
    await openAs(page, 'nophone', '/wallet')
    await page.getByRole('button', { name: 'Bind' }).click()
    const popup = page.getByRole('dialog', { name: 'Bind your wallet' })
    const prefix = popup.getByText('+63', { exact: true })
    // Boxes are measured one after the other, and the popup may still move.
    await expect.poll(() => isInLine(prefix, popup.getByLabel('Mobile number'))).toBe(true)
    await popup.getByRole('radio', { name: 'OtherPay', exact: true }).check()
    await expect(prefix).toHaveCount(0)
  })
})

test.describe('bind mobile number', () => {
  test('has the OTP request above the digits and the submit button below', async ({ page }) => {
    await openAs(page, 'nophone', '/profile')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Mobile/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Bind mobile number' })
    // Boxes are measured one after the other: the sheet must not slide meanwhile.
    await expect(sheet.getByRole('button', { name: 'Bind', exact: true })).toBeInViewport({ ratio: 1 })
    await sheet.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished)))
    const digit = await getBox(sheet.getByRole('textbox').last())
    const send = await getBox(sheet.getByRole('button', { name: 'Send code' }))
    const bind = await getBox(sheet.getByRole('button', { name: 'Bind', exact: true }))
    expect(send.y + send.height).toBeLessThan(digit.y)
    expect(digit.y + digit.height).toBeLessThan(bind.y)
  })
})

test.describe('side menu', () => {
  test('has no covered entries, and the points row leads to the exchange', async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    await page.getByRole('button', { name: /Open menu/ }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: /^Points [\d,]+ Exchange$/ })).toBeVisible()
    const logout = menu.getByRole('button', { name: 'Logout' })
    await expect(logout).not.toBeInViewport()
    await logout.scrollIntoViewIfNeeded()
    const version = await getBox(menu.getByRole('button', { name: /^Version/ }))
    // A quiet row at the end.
    expect(await isInLine(logout, menu.getByRole('button', { name: /^Version/ }))).toBe(true)
    expect((await getBox(logout)).x).toBeLessThan(version.x)
    // A channel has its name under its icon.
    const facebook = menu.getByRole('link', { name: 'Facebook' })
    await facebook.scrollIntoViewIfNeeded()
    expect((await getBox(facebook)).height).toBeGreaterThan(40)
  })
})

test.describe('share', () => {
  test.use({ baseURL: NAMED_OVERLAYS_URL })

  test('shows the address in a one-line field that a tap selects, with a copy button', async ({ page }) => {
    await openAs(page, 'ratified', '/profile')
    await open(page, 'share', {})
    const sheet = page.getByRole('dialog', { name: 'Invite your friends' })
    const address = sheet.getByRole('textbox')
    await expect(address).toHaveValue(/\/register\?code=PAROL2$/)
    // Boxes are measured one after the other, and the sheet may still move.
    await expect.poll(() => isInLine(sheet.getByRole('button', { name: /^Copy/ }), address)).toBe(true)
    await address.click()
    expect(await page.evaluate(() => String(document.getSelection()))).toMatch(/\/register\?code=PAROL2$/)
  })
})

test.describe('FAQ search', () => {
  test('highlights the matches', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('searchbox').fill('100')
    await expect(page.locator('mark').first()).toHaveText('100')
    await page.getByRole('searchbox').fill('')
    await expect(page.locator('mark')).toHaveCount(0)
  })
})

test.describe('lobby', () => {
  test.describe('on a first visit', () => {
    test.use({ isFirstVisit: true })

    test('shows the download bar as one line above the tab bar', async ({ page }) => {
      await page.goto('/game')
      await page.getByRole('button', { name: 'Accept' }).click()
      // The first screen belongs to the games.
      await settled(page)
      await expect(page.getByRole('complementary')).toHaveCount(0)
      await page.mouse.wheel(0, 700)
      const bar = page.getByRole('complementary', { name: 'Get the Tumpak app' })
      await inEachFont(page, async (font) => {
        const box = await getBox(bar)
        expect(box.height, font).toBeLessThanOrEqual(46)
        expect(Math.abs(box.y + box.height - (await getBox(tabBar(page))).y), font).toBeLessThan(2)
        const { height } = await getBox(bar.getByText('Get the Tumpak app'))
        expect(height, font).toBeLessThan(font === 'wide' ? 40 : 24)
      })
    })
  })
})

test.describe('login on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false })

  test('fills the window with the picture, and the card covers neither lantern nor buttons', async ({ page }) => {
    await page.goto('/login')
    await settled(page)
    const sky = page.locator('[data-scheme=night]:has(> svg)').last()
    const { x, y, width, height } = await getBox(sky)
    expect([x, y, height]).toEqual([0, 0, 1080])
    // Everything except the scroll bar's gutter, which has the same background.
    expect(width).toBeGreaterThan(1900)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 16, 43)')
    const form = page.locator('form')
    expect(await overlap(form, sky.locator('> svg').last())).toBe(false)
    for (const name of ['Customer Service', 'Back'])
      expect(await overlap(form, page.getByRole('link', { name }).first()), name).toBe(false)
  })
})

test.describe('toasts, offline strip and maintenance screen', () => {
  test('neither a toast nor the offline strip covers the header or the shortcuts', async ({
    page,
    context,
    sandbox,
  }) => {
    await openAs(page, 'ratified', '/wallet')
    await settled(page)
    await sandbox.injectFault('getBalance', { kind: 'code', code: 50000, msg: 'No balance now' })
    await page.getByRole('banner').getByRole('button', { name: 'Refresh balance' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'No balance now' })
    await expect(toast).toBeVisible()
    // It slides into its place.
    await expect.poll(() => overlap(toast, page.getByRole('banner'))).toBe(false)
    await context.setOffline(true)
    const strip = page.getByText('You are offline', { exact: false }).first()
    await expect(strip).toBeVisible()
    expect(await overlap(strip, page.getByRole('main').getByRole('navigation'))).toBe(false)
    expect(await overlap(strip, page.getByRole('banner'))).toBe(false)
    expect(await overlap(strip, page.getByRole('main'))).toBe(false)
  })

  test('the maintenance screen shows the brand', async ({ page, sandbox }) => {
    for (const operation of ['getConfig', 'getAppVersion', 'listOpenGameTypes'])
      await sandbox.injectFault(operation, { kind: 'status', status: 503 }, { times: 1000 })
    await page.goto('/game')
    const screen = page.getByRole('alertdialog', { name: "We'll be right back" })
    await expect(screen.getByText('Tumpak', { exact: true })).toBeVisible()
  })
})
