import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments } from '@tumpak/contract-kit/find-chromium.ts'
import { ensureChromium } from '../chromium.ts'
import { inRoot } from '../root.ts'
import { toFileName, MAIN_VIEWPORTS, THEMES } from './screen.ts'

const QUALITY = 0.8

/** Writes the README's pictures, the lobby on phone and desktop in both themes, from a run that has taken them. */
export async function writeReadmePictures(out: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments() })
  try {
    const page = await browser.newPage()
    for (const viewport of MAIN_VIEWPORTS) {
      for (const theme of THEMES) {
        const png = await readFile(
          join(out, toFileName({ screen: 'lobby', viewport, theme, language: 'en-US' })),
          'base64',
        )
        // The pictures are for reading about the app: WebP is a tenth of PNG's size.
        const webp = await page.evaluate(
          async ([source, quality]) => {
            const image = new Image()
            image.src = `data:image/png;base64,${source}`
            await image.decode()
            const canvas = Object.assign(document.createElement('canvas'), {
              width: image.naturalWidth,
              height: image.naturalHeight,
            })
            canvas.getContext('2d')?.drawImage(image, 0, 0)
            return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
          },
          [png, QUALITY] as const,
        )
        await writeFile(inRoot('docs/pictures', `lobby-${viewport}-${theme}.webp`), Buffer.from(webp, 'base64'))
      }
    }
  } finally {
    await browser.close()
  }
}
