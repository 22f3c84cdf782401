import type { Page } from 'playwright/test'
import { openAs, expect, test, FULL_ONLY } from './support/test.ts'

/** Counts Web Audio calls; a headless browser has no speaker. */
async function listen(page: Page, settings: { isSound: boolean; isMusic: boolean }): Promise<void> {
  await page.addInitScript((wanted) => {
    for (const [key, value] of Object.entries(wanted)) {
      const name = `TUMPAK_${key.toUpperCase()}`
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify({ value, expires: null }))
    }
    const heard = { contexts: 0, tones: 0 }
    Object.assign(window, { heard })
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        heard.contexts += 1
      }
      override createOscillator(): OscillatorNode {
        heard.tones += 1
        return super.createOscillator()
      }
    }
  }, settings)
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { contexts: number; tones: number } }).heard)

/** Records the synthesizer scripts that load. */
function recordSynth(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/synth-')) loaded.push(request.url())
  })
  return loaded
}

test('sound and music off: no audio is created or loaded', { tag: FULL_ONLY }, async ({ page }) => {
  await listen(page, { isSound: false, isMusic: false })
  const synth = recordSynth(page)
  await openAs(page, 'ratified', '/game')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  expect(await heard(page)).toEqual({ contexts: 0, tones: 0 })
  expect(synth).toEqual([])
})

test('music plays only when switched on, in the lobby, and stops on leaving it', async ({ page }) => {
  await listen(page, { isSound: true, isMusic: false })
  const synth = recordSynth(page)
  await openAs(page, 'ratified', '/game')
  expect((await heard(page)).tones).toBe(0)
  await page.getByRole('button', { name: /Open menu/ }).click()
  const music = page.getByRole('switch', { name: 'Music' })
  await expect(music).not.toBeChecked()
  await music.click()
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0)
  expect(synth).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/\/wallet$/)
  const { tones } = await heard(page)
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page).toHaveURL(/\/profile$/)
  expect((await heard(page)).tones).toBe(tones)
  // It is stored, and starts with the first touch of the next visit, or at once where the browser counts an earlier one.
  await page.goto('/game')
  await page.getByRole('tab', { name: 'Slots' }).click()
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0)
})
