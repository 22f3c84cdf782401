import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { launchChromium } from './chromium.ts'
import { inRoot } from './root.ts'

/** A picture of the brand's mark. */
export interface Picture {
  /** The PNG file, absolute. */
  readonly path: string
  /** Its edge, in pixels. */
  readonly edge: number
  /** The mark's share of the edge. */
  readonly share: number
  /** Transparent without one. */
  readonly background?: string
  /** The radius of the corners, as a share of the edge. */
  readonly corner?: number
}

/** Draws `public/favicon.svg` into pictures. */
export async function drawPictures(pictures: readonly Picture[]): Promise<void> {
  const mark = readFileSync(inRoot('public/favicon.svg')).toString('base64')
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    for (const { path, edge, share, background = 'transparent', corner = 0 } of pictures) {
      await page.setViewportSize({ width: edge, height: edge })
      await page.setContent(`<style>
        body { margin: 0 }
        main { display: grid; place-items: center; height: 100vh; border-radius: ${String(corner * edge)}px; background: ${background} }
        img { width: ${String(share * edge)}px; height: ${String(share * edge)}px }
      </style><main><img src="data:image/svg+xml;base64,${mark}"></main>`)
      mkdirSync(dirname(path), { recursive: true })
      // Chromium leaves out the alpha channel, which Apple refuses in an icon, where nothing is transparent.
      await page.screenshot({ path, omitBackground: true })
    }
  } finally {
    await browser.close()
  }
}
