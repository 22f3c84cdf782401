import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../scripts/build/compress.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { FLOOR_BYTES, loadedBeforeUsable, type LoadedBytes } from '../support/loaded-before-usable.ts'
import { seenBefore } from '../support/seen-before.ts'
import { startServers } from '../support/servers.ts'
import type { Figure } from './figure.ts'

/**
 * JavaScript and CSS loaded before /game is usable (a poster or the age sheet responds), gzip level 9; the larger counts.
 * Compared with the floor recorded at the start of the project, and with the smallest app of the current libraries.
 */
export async function measureLoad(): Promise<Figure[]> {
  const floor = await floorBytes()
  const servers = await startServers()
  const browser = await launchChromium()
  try {
    const first = await loadedBytes(browser, `${servers.appUrl}/game`, true)
    const again = await loadedBytes(browser, `${servers.appUrl}/game`, false)
    const loaded = {
      script: Math.max(first.script, again.script),
      stylesheet: Math.max(first.stylesheet, again.stylesheet),
    }
    return [
      {
        name: 'JavaScript before /game is usable',
        value: loaded.script,
        unit: 'B gzip',
        comparedWith: `the floor's total, ${FLOOR_BYTES.toLocaleString('en-US')} B`,
        ratio: loaded.script / FLOOR_BYTES,
        // tests/e2e/first-load.spec.ts fails above 1.44.
        warnAbove: 1.41,
      },
      {
        name: 'JavaScript before /game is usable',
        value: loaded.script,
        unit: 'B gzip',
        comparedWith: 'the smallest app of the same libraries',
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

async function loadedBytes(browser: Browser, url: string, isFirstVisit: boolean): Promise<LoadedBytes> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  if (!isFirstVisit) await page.addInitScript(seenBefore)
  const bytes = await loadedBeforeUsable(page, url, isFirstVisit)
  await page.close()
  return bytes
}

/** Builds the floor app, the smallest app of the same libraries, into a folder. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: 'tests/perf/floor',
    configFile: false,
    logLevel: 'error',
    // Compressed as ours is: both may be behind nginx.
    plugins: [react(), compress()],
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  })
}

async function floorBytes(): Promise<number> {
  const outDir = join(tmpdir(), `tumpak-floor-${String(process.pid)}`)
  await buildFloor(outDir)
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.js'))
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(outDir, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
