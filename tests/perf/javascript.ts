import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { chromiumArguments, ensureChromium } from '../../scripts/setup/chromium.mjs'
import { startServers } from '../support/servers.ts'
import type { Figure } from './figure.ts'

/**
 * JavaScript and CSS that are loaded before /game is usable (a poster can be pressed), gzip level 9, against the
 * JavaScript of the floor app of the same libraries, both built in this run.
 */
export async function measureLoad(): Promise<Figure[]> {
  const floor = await floorBytes()
  const servers = await startServers()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const loaded = await loadedBytes(page, `${servers.appUrl}/game`)
    return [
      {
        name: 'JavaScript before /game is usable',
        value: loaded.script,
        unit: 'B gzip',
        comparedWith: 'the floor app of the same libraries',
        ratio: loaded.script / floor,
      },
      {
        name: 'CSS before /game is usable',
        value: loaded.stylesheet,
        unit: 'B gzip',
        comparedWith: '15 kB',
        ratio: loaded.stylesheet / 15_360,
      },
    ]
  } finally {
    await browser.close()
    await servers.stop()
  }
}

async function loadedBytes(page: Page, url: string): Promise<{ script: number; stylesheet: number }> {
  const sums = { script: 0, stylesheet: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    bodies.push(response.body().then((body) => void (sums[kind] += gzipSync(body, { level: 9 }).length)))
  })
  await page.goto(url)
  // Usable: the age sheet or the first poster takes a press.
  await page.getByRole('list').getByRole('button').first().waitFor()
  await Promise.all(bodies)
  return sums
}

async function floorBytes(): Promise<number> {
  const outDir = join(tmpdir(), `tumpak-floor-${String(process.pid)}`)
  await build({
    root: 'tests/perf/floor',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  })
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
