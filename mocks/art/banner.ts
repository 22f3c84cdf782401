import { BANNER_SCENES, OTHER_SCENE } from './banner-scenes.ts'
import { mix } from './color.ts'
import { LIGHT } from './light.ts'
import { rect } from './svg.ts'

const WIDTH = 960
const HEIGHT = 427

/**
 * A 9:4 banner (960 × 427 SVG) that also survives a crop to 3:1. The left stays calm and dark: the app sets its title
 * and button there. The same id always gives the same SVG.
 */
export function drawBanner({ id }: { id: string }): string {
  const {
    sky: [top, bottom],
    draw,
  } = BANNER_SCENES[id] ?? OTHER_SCENE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${LIGHT}<linearGradient id="sky" x2=".9" y2="1"><stop stop-color="${top}"/><stop offset=".75" stop-color="${bottom}"/><stop offset="1" stop-color="${mix(bottom, '#ffe9b8', 0.35)}"/></linearGradient>` +
    `<linearGradient id="calm"><stop stop-color="${top}" stop-opacity=".9"/><stop offset=".5" stop-color="${top}" stop-opacity="0"/></linearGradient></defs>` +
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
    draw() +
    rect(0, 0, WIDTH, HEIGHT, 'url(#calm)') +
    '</svg>'
  )
}
