import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../chromium.ts'
import { inRoot } from '../root.ts'
import { toFileName, MAIN_VIEWPORTS, THEMES } from './screen.ts'
import { toWebp } from './webp.ts'

const QUALITY = 0.8

/** Writes the README's pictures, the lobby on phone and desktop in both themes, from a run that has taken them. */
export async function writeReadmePictures(out: string): Promise<void> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const viewport of MAIN_VIEWPORTS) {
      for (const theme of THEMES) {
        const png = await readFile(join(out, toFileName({ screen: 'lobby', viewport, theme, language: 'en-US' })))
        // The pictures are for reading about the app: WebP is a tenth of PNG's size.
        await writeFile(inRoot('docs/pictures', `lobby-${viewport}-${theme}.webp`), await toWebp(page, png, QUALITY))
      }
    }
  } finally {
    await browser.close()
  }
}
