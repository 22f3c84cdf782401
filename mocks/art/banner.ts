import { escapeHtml } from '../pages/escape-html.ts'
import { BANNER_SCENES, OTHER_SCENE } from './banner-scenes.ts'
import { mix } from './color.ts'
import { LIGHT } from './light.ts'
import { rect } from './svg.ts'

const WIDTH = 960
const HEIGHT = 427
const FONT = 'system-ui, Roboto, sans-serif'

/** The top of what a 3:1 crop shows. */
const SAFE_TOP = 74

export interface BannerOptions {
  /** The id of the banner or activity, which selects its picture. */
  id: string
  /** A word on a button, in the player's language; empty for none. */
  button: string
}

function pill(word: string): string {
  const width = [...word].length * 20 + 84
  return (
    rect(40, SAFE_TOP + 5, width, 60, '#0a0418', 30).replace('/>', ' opacity=".45"/>') +
    rect(40, SAFE_TOP, width, 60, '#ffb52e', 30) +
    `<text x="66" y="${SAFE_TOP + 41}" font-family="${FONT}" font-weight="800" font-size="32" fill="#1b1838">${escapeHtml(word)} ›</text>`
  )
}

/**
 * A 9:4 banner (960 × 427 SVG) that also survives a crop to 3:1. The left stays calm and dark: the app sets its title
 * there. The same options always give the same SVG.
 */
export function drawBanner({ id, button }: BannerOptions): string {
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
    (button === '' ? '' : pill(button)) +
    '</svg>'
  )
}
