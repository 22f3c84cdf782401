import { afterEach, describe, expect, it, vi } from 'vitest'
import { chromium, type LaunchOptions } from 'playwright'
import playwrightConfig from '../playwright.config.ts'
import { getLaunchOptions } from './chromium.ts'
import { inRoot } from './root.ts'

/** The families in which a browser draws a text of the app. */
async function getFamilies(options: LaunchOptions | undefined): Promise<string[]> {
  const browser = await chromium.launch(options)
  try {
    const page = await browser.newPage()
    await page.setContent(`<p style="font-family: Roboto, system-ui, sans-serif">Đặt cược ₱1,234.50</p>`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.map(({ familyName }) => familyName)
  } finally {
    await browser.close()
  }
}

afterEach(() => vi.unstubAllEnvs())

// Chromium does not use fontconfig on macOS.
describe.skipIf(process.platform === 'darwin')('text', () => {
  it('is drawn in Roboto on a machine that has none', async () => {
    vi.stubEnv('FONTCONFIG_FILE', inRoot('scripts/fonts/wide.conf'))
    expect(await getFamilies(playwrightConfig.use?.launchOptions)).toEqual(['Roboto'])
  })

  it('is drawn in the wide font on a machine that has Roboto', async () => {
    vi.stubEnv('FONTCONFIG_FILE', inRoot('scripts/fonts/roboto.conf'))
    expect(await getFamilies(getLaunchOptions([], 'wide'))).toEqual(['DejaVu Sans'])
  })
})
