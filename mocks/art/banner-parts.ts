import { mix } from './color.ts'
import type { SeededRandom } from './random.ts'
import { circle, ellipse, line, num, path, placed, polar, polygon, rect, times } from './svg.ts'

/** The colors of one night: the top and the bottom of the sky, the town, and its lights. */
export interface Night {
  sky: string
  rim: string
  town: string
  lights: readonly string[]
}

export const NIGHTS: readonly Night[] = [
  { sky: '#12102b', rim: '#5b2a86', town: '#1c1940', lights: ['#ffb52e', '#ff4f79', '#2fd6a3', '#5cb8ff', '#fff6e3'] },
  { sky: '#0b1440', rim: '#1769c2', town: '#0f1d52', lights: ['#ffd166', '#ff7a59', '#7ef0d0', '#fff6e3', '#ff4f79'] },
  { sky: '#2a0f3f', rim: '#d31d54', town: '#3a1450', lights: ['#ffb52e', '#ffd6f2', '#5cb8ff', '#fff6e3', '#2fd6a3'] },
  { sky: '#06262f', rim: '#0a8a64', town: '#0a343a', lights: ['#ffb52e', '#ff4f79', '#fff6e3', '#9fd8ff', '#ffe066'] },
  { sky: '#1b1240', rim: '#e0653f', town: '#2a1a52', lights: ['#ffd166', '#ff4f79', '#2fd6a3', '#fff6e3', '#9fd8ff'] },
]

/** A lantern star in two tones with its ring, tails and glow; `r` is its radius. */
export function hungParol(
  x: number,
  y: number,
  r: number,
  from: number,
  tones: readonly [string, string, string],
): string {
  const [main, second, light] = tones
  const facets = times(5, (i) => {
    const tip = polar(0, 0, 100, i * 72)
    return (
      polygon([[0, 0], tip, polar(0, 0, 42, i * 72 - 36)], main) +
      polygon([[0, 0], tip, polar(0, 0, 42, i * 72 + 36)], second)
    )
  }).join('')
  const fringe = [-1, 1]
    .map((side) =>
      line(
        `M${side * 58} 80c${side * -8} 18 ${side * 10} 34 ${side * 2} 56M${side * 58} 80c${side * 4} 18 ${side * 18} 30 ${side * 14} 54M${side * 58} 80c${side * -14} 12 ${side * -6} 34 ${side * -14} 50`,
        main,
        5,
      ),
    )
    .join('')
  const beads = times(10, (i) => {
    const [bx, by] = polar(0, 0, 78, i * 36 + 18)
    return circle(bx, by, 5, light)
  }).join('')
  const star = `<circle r="78" fill="none" stroke="${second}" stroke-width="7"/>${beads}${fringe}${facets}${circle(0, 0, 17, light)}${circle(0, 0, 9, main)}`
  return (
    line(`M${num(x)} ${num(from)}V${num(y - r)}`, mix(second, '#000000', 0.4), 2.5) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 1.9)}" fill="url(#glow)"/>` +
    placed(x, y, r / 100, 0, star)
  )
}

/** A burst of sparks. */
export function firework(x: number, y: number, r: number, color: string, light: string): string {
  return times(14, (i) => {
    const [ax, ay] = polar(x, y, r * 0.34, (i * 360) / 14)
    const [bx, by] = polar(x, y, r * (i % 2 === 0 ? 0.95 : 0.7), (i * 360) / 14)
    return (
      line(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, i % 2 === 0 ? color : light, 3) + circle(bx, by, 3.4, light)
    )
  }).join('')
}

function church(x: number, base: number, color: string, window: string): string {
  const tower = (at: number): string =>
    rect(at, base - 128, 34, 128, color) +
    polygon(
      [
        [at - 5, base - 128],
        [at + 17, base - 168],
        [at + 39, base - 128],
      ],
      color,
    ) +
    rect(at + 12, base - 112, 10, 18, window, 5)
  return (
    tower(x) +
    tower(x + 106) +
    rect(x + 30, base - 96, 80, 96, color) +
    polygon(
      [
        [x + 24, base - 94],
        [x + 70, base - 138],
        [x + 116, base - 94],
      ],
      color,
    ) +
    rect(x + 68, base - 166, 4, 34, color) +
    rect(x + 60, base - 156, 20, 4, color) +
    circle(x + 70, base - 88, 11, window) +
    rect(x + 58, base - 40, 24, 40, window, 11)
  )
}

function house(x: number, base: number, width: number, height: number, color: string, window: string): string {
  return (
    rect(x, base - height, width, height, color) +
    polygon(
      [
        [x - 9, base - height],
        [x + width / 2, base - height - 30],
        [x + width + 9, base - height],
      ],
      color,
    ) +
    times(Math.floor(width / 26), (i) => rect(x + 9 + i * 26, base - height + 14, 11, 15, window, 2)).join('')
  )
}

function palmTree(x: number, base: number, height: number, color: string): string {
  const fronds = [-80, -48, -14, 20, 54, 86]
    .map((degrees) => placed(x + 8, base - height, 1, degrees, ellipse(0, -24, 7, 30, color)))
    .join('')
  return path(`M${x} ${base}q6 ${-height / 2} 4 ${-height}h8q4 ${height / 2} -2 ${height}Z`, color) + fronds
}

/** A small town on a hill line: mountain, houses, church, palms. */
export function town(night: Night, random: SeededRandom, width: number, base: number): string {
  const far = mix(night.rim, night.town, 0.55)
  const near = night.town
  const lit = night.lights[0] ?? '#ffb52e'
  const peak = random.int(260, 420)
  const mountain = path(
    `M${peak - 320} ${base}C${peak - 130} ${base - 40} ${peak - 70} ${base - 150} ${peak - 26} ${base - 176}H${peak + 26}C${peak + 70} ${base - 150} ${peak + 130} ${base - 40} ${peak + 320} ${base}Z`,
    far,
  )
  let row = ''
  for (let x = -10; x < width; x += random.int(62, 96))
    row += house(
      x,
      base,
      random.int(44, 72),
      random.int(34, 74),
      near,
      mix(near, lit, random.chance(0.5) ? 0.85 : 0.35),
    )
  const trees = times(4, () =>
    palmTree(random.int(10, width - 30), base, random.int(86, 140), mix(near, '#000000', 0.25)),
  ).join('')
  return mountain + row + church(random.int(640, 760), base, mix(near, '#000000', 0.12), mix(near, lit, 0.8)) + trees
}
