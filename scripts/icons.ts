// Draws the icons of the installed app from public/favicon.svg into public/icons: `node scripts/icons.ts`.
import { readFileSync } from 'node:fs'
import { launchChromium } from './chromium.ts'
import { inRoot } from './root.ts'

/** Edge in pixels, and the mark's share of it: a maskable icon may be cut to the inner 80 %. */
const ICONS = [
  { name: 'icon-192', edge: 192, share: 0.84, corner: 0.22 },
  { name: 'icon-512', edge: 512, share: 0.84, corner: 0.22 },
  { name: 'icon-maskable-512', edge: 512, share: 0.6, corner: 0 },
  { name: 'apple-touch-icon', edge: 180, share: 0.74, corner: 0 },
]

const mark = Buffer.from(readFileSync(inRoot('public/favicon.svg'))).toString('base64')

const browser = await launchChromium()
for (const { name, edge, share, corner } of ICONS) {
  const page = await browser.newPage({ viewport: { width: edge, height: edge } })
  await page.setContent(`<style>
    body { margin: 0 }
    main { display: grid; place-items: center; height: 100vh; border-radius: ${corner * edge}px; background: #221e50 }
    img { width: ${share * edge}px; height: ${share * edge}px }
  </style><main><img src="data:image/svg+xml;base64,${mark}"></main>`)
  await page.screenshot({ path: inRoot(`public/icons/${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
