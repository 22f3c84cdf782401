// Draws the icons of the installed app from public/favicon.svg into public/icons: `node scripts/icons.ts`.
import { drawPictures } from './draw-pictures.ts'
import { inRoot } from './root.ts'

/** The mark's share of the edge: a maskable icon may be cut to the inner 80 %. */
const ICONS = [
  { name: 'icon-192', edge: 192, share: 0.84, corner: 0.22 },
  { name: 'icon-512', edge: 512, share: 0.84, corner: 0.22 },
  { name: 'icon-maskable-512', edge: 512, share: 0.6, corner: 0 },
  { name: 'apple-touch-icon', edge: 180, share: 0.74, corner: 0 },
]

await drawPictures(
  ICONS.map(({ name, ...icon }) => ({ ...icon, path: inRoot(`public/icons/${name}.png`), background: '#221e50' })),
)
