import { escapeHtml } from '../pages/escape-html.ts'
import { firework, hungParol, NIGHTS, town } from './banner-parts.ts'
import { mix } from './color.ts'
import { fitTitle } from './fit-title.ts'
import { createRandom } from './random.ts'
import { circle, path, rect, times } from './svg.ts'

const CREAM = '#fff6e3'
const WIDTH = 960
const HEIGHT = 420

export interface BannerOptions {
  /** Drawn on the left if given; usually the app draws its own text there. */
  title: string
  seed: string | number
}

/**
 * A 16:7 banner (960 × 420 SVG): a town's fiesta at night with lanterns. The left half stays calm and dark enough for
 * white text. The same options always give the same SVG.
 */
export function drawBanner({ title, seed }: BannerOptions): string {
  const random = createRandom(`banner/${seed}`)
  // A seed of its own, so that the banners of one lobby differ in color first.
  const night = createRandom(`night/${seed}`).pick(NIGHTS)
  const light = (index: number): string => night.lights[index % night.lights.length] ?? CREAM
  const hues = night.lights.filter((color) => color !== CREAM)
  const turn = random.int(0, hues.length - 1)
  const hue = (index: number): string => hues[(turn + index) % hues.length] ?? CREAM
  const base = 372

  const stars = times(60, () =>
    circle(
      random.int(0, WIDTH),
      random.int(0, 250),
      random.pick([1, 1.4, 2.2]),
      mix(night.sky, CREAM, random.between(0.35, 0.9)),
    ),
  ).join('')
  const moon = random.chance(0.5) ? circle(random.int(90, 200), 96, 38, CREAM) : ''
  const fires = times(random.int(1, 3), (i) =>
    firework(random.int(380, 900), random.int(70, 170), random.int(46, 78), hue(i + 1), CREAM),
  ).join('')
  const crowd = times(44, (i) =>
    circle(i * 23 - random.int(0, 10), 398 + random.int(-6, 10), random.int(12, 17), mix(night.town, '#000000', 0.45)),
  ).join('')
  const bokeh = times(
    16,
    () =>
      `<circle cx="${random.int(420, WIDTH)}" cy="${random.int(230, 380)}" r="${random.int(6, 22)}" fill="${light(random.int(0, 4))}" opacity="${random.pick(['.16', '.22', '.3'])}"/>`,
  ).join('')

  const spots: [number, number, number][] = random.pick([
    [
      [760, 178, 104],
      [580, 118, 56],
      [892, 96, 48],
    ],
    [
      [690, 190, 112],
      [868, 128, 64],
      [536, 92, 44],
    ],
    [
      [620, 140, 70],
      [790, 196, 96],
      [916, 100, 46],
    ],
  ])
  const parols = spots
    .map(([x, y, r], i) => hungParol(x, y, r, 0, [hue(i), i === 0 ? hue(1) : mix(hue(i), CREAM, 0.55), CREAM]))
    .join('')

  const words = title === '' ? undefined : fitTitle(title, 400, 150, { pen: 0.22, ends: 'round', gap: 0.11 })
  const set =
    words === undefined
      ? ''
      : words.draw(46 + words.width / 2, 232 - words.height / 2, mix(night.sky, '#000000', 0.3), 9) +
        words.draw(46 + words.width / 2, 232 - words.height / 2, CREAM)
  const label = title === '' ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeHtml(title)}"`

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"${label}>` +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${night.sky}"/><stop offset=".55" stop-color="${mix(night.sky, night.rim, 0.45)}"/><stop offset="1" stop-color="${night.rim}"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${hue(0)}" stop-opacity=".55"/><stop offset="1" stop-color="${hue(0)}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="calm" x2="1" y2="0"><stop stop-color="${night.sky}" stop-opacity=".86"/><stop offset=".62" stop-color="${night.sky}" stop-opacity="0"/></linearGradient></defs>` +
    `${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}${stars}${moon}${fires}${town(night, random, WIDTH, base)}${path(`M0 ${base - 4}Q480 ${base - 26} 960 ${base - 2}V420H0Z`, mix(night.town, '#000000', 0.2))}${bokeh}${crowd}` +
    `${rect(0, 0, WIDTH, HEIGHT, 'url(#calm)')}${parols}${set}</svg>`
  )
}
