// Takes the pictures of a report in the README, light and dark: node packages/conformance/pack/take-pictures.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { chromiumArguments, findChromium } from '@tumpak/contract-kit/find-chromium.ts'
import { startLab } from '../lab/lab-client.ts'
import { readFlags } from '../src/config/read-flags.ts'
import { writeReports } from '../src/report/formats/write-reports.ts'
import { runConformance } from '../src/run/run-conformance.ts'

const DOCS = new URL('../docs/', import.meta.url)
const SIZE = { width: 960, height: 1600 }
const MARGIN = 16

const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
const lab = await startLab(['session-ignored', 'boundary-only'])
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() })
try {
  const config = fileURLToPath(new URL('../lab/harness.yaml', import.meta.url))
  const flags = readFlags(['--config', config, '--url', lab.url], process.env)
  if (flags === undefined) throw new Error('there is no config')
  await writeReports(await runConformance(flags.config), folder, ['html'])
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: SIZE })
    await page.goto(pathToFileURL(join(folder, 'report.html')).href)
    const finding = page.locator('.finding', { hasText: 'at its limit' })
    await finding.locator('summary').first().click()
    // The picture ends below the command that repeats the request.
    const top = await page.locator('#findings').boundingBox()
    const end = await finding.locator('.curl').boundingBox()
    if (top === null || end === null) throw new Error('the report does not show the finding')
    const clip = { x: 0, y: top.y, width: SIZE.width, height: end.y + end.height + MARGIN - top.y }
    await page.screenshot({ path: fileURLToPath(new URL(`report-${colorScheme}.png`, DOCS)), clip })
  }
} finally {
  await browser.close()
  await lab.close()
  await rm(folder, { recursive: true, force: true })
}
