import { mix } from './color.ts'
import { LIGHT, lit } from './light.ts'
import { lantern } from './lantern.ts'
import { GOLD, INK, RED, WHITE } from './paint.ts'
import { sign } from './sign.ts'
import { getSubject } from './subjects.ts'
import { circle, ellipse, group, line, mirrored, path, placed, rect, ring, spun, star, times } from './svg.ts'

/** An amount with the sign of the peso, centered. */
function pesos(amount: string, width: number, height: number, color: string): string {
  const bars = line(`M-11 -5H13M-11 3H13`, color, 3)
  return (
    group(
      `translate(${-width / 2} 0) scale(${height / 30})`,
      group('translate(4 0)', sign('P', 20, 26, color) + bars),
    ) + group(`translate(${height * 0.42} 0)`, sign(amount, width - height * 0.7, height, color))
  )
}

function coin(x: number, y: number, r: number, amount: string): string {
  return placed(
    x,
    y,
    r / 60,
    0,
    circle(0, 6, 60, '#a8700f') +
      circle(0, 0, 60, '#f5b92a') +
      ring(0, 0, 49, '#c98a1f', 4) +
      (amount === '' ? star(0, 0, 5, 34, 15, '#fff0b8') : pesos(amount, 74, 36, '#7a4a08')),
  )
}

function banknote(amount: string, color: string, degrees: number, y: number): string {
  const dark = mix(color, INK, 0.5)
  return group(
    `translate(0 ${y}) rotate(${degrees})`,
    rect(-104, -52, 208, 104, dark, 10) +
      rect(-100, -48, 200, 96, color, 8) +
      `<rect x="-92" y="-40" width="184" height="80" rx="5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>` +
      circle(-52, 0, 31, mix(color, '#ffffff', 0.55)) +
      placed(-52, 2, 0.28, 0, lantern()) +
      group('translate(38 0)', pesos(amount, 96, 44, dark)),
  )
}

const shirt = (): string =>
  path('M-34 -92C-16 -76 16 -76 34 -92L84 -66L104 -8L72 6L60 -22V96H-60V-22L-72 6L-104 -8L-84 -66Z', '#fff3dc') +
  path('M-34 -92C-16 -76 16 -76 34 -92L26 -96C12 -86 -12 -86 -26 -96Z', RED) +
  line('M-70 2L-58 -26M70 2L58 -26', '#d9b98a', 4) +
  line('M-52 -44Q0 -22 52 -44', INK, 3) +
  times(5, (i) =>
    path(
      `M${-46 + i * 19} ${-40 + (2 - Math.abs(i - 2)) * 4}h16l-8 20Z`,
      [RED, GOLD, '#12a594', '#8b4fc9', RED][i] ?? RED,
    ),
  ).join('') +
  placed(0, 32, 0.48, 0, lantern())

const cap = (): string =>
  path('M-86 30C-92 -46 -44 -84 4 -82C54 -80 88 -40 84 26Z', '#2450a8') +
  path('M4 -82C-14 -50 -20 -10 -18 30H-86C-92 -46 -44 -84 4 -82Z', '#2f63c8') +
  line('M4 -80C-12 -46 -18 -8 -18 26M4 -80C34 -56 48 -16 48 24', '#183a7a', 4) +
  circle(4, -84, 9, GOLD) +
  path('M-90 24C-30 4 50 6 88 22C116 34 118 58 104 64C60 40 -20 40 -86 52C-96 46 -98 30 -90 24Z', RED) +
  path('M-86 52C-20 40 60 40 104 64C100 68 96 70 92 70C50 54 -20 52 -80 60Z', '#8c1733') +
  placed(14, -24, 0.36, 0, lantern())

const mug = (): string =>
  `<path d="M58 -30C110 -40 112 50 54 48" fill="none" stroke="#e8dcc4" stroke-width="17"/>` +
  path('M-78 -58H64L58 72C56 96 -68 96 -72 72Z', WHITE) +
  ellipse(-7, -58, 71, 15, '#e8dcc4') +
  ellipse(-7, -57, 60, 10, '#6b3a1c') +
  placed(-7, 18, 0.5, 0, getSubject('jeep').drawing) +
  line('M-30 -78C-38 -88 -22 -94 -30 -106M0 -80C-8 -90 8 -96 0 -108M30 -78C22 -88 38 -94 30 -106', WHITE, 6)

const powerBank = (): string =>
  line('M-4 -92C-4 -112 60 -112 64 -80C68 -50 96 -60 98 -30', '#fff3dc', 8) +
  rect(88, -32, 20, 34, '#5a647d', 4) +
  rect(92, 0, 12, 16, '#c9d2e0') +
  rect(-62, -92, 112, 188, '#10243c', 22) +
  rect(-56, -86, 100, 176, '#1d3f66', 17) +
  rect(-20, -98, 28, 12, '#c9d2e0', 3) +
  path('M4 -50L-34 12H-8L-16 62L26 -6H0L12 -50Z', GOLD) +
  [0, 1, 2, 3].map((i) => circle(-30 + i * 16, 76, 5, i < 3 ? '#2fd6a3' : '#3b5674')).join('') +
  path('M-46 -66C-46 -74 -40 -78 -32 -78H-10L-46 -20Z', '#4a78a8')

const umbrella = (): string =>
  `<path d="M0 -70V70C0 104 46 104 44 72" fill="none" stroke="#8c5a24" stroke-width="11" stroke-linecap="round"/>` +
  path(
    'M-104 24C-100 -44 -54 -88 0 -88C54 -88 100 -44 104 24C88 4 68 4 52 24C38 4 18 2 0 20C-18 2 -38 4 -52 24C-68 4 -88 4 -104 24Z',
    '#ffb41f',
  ) +
  path('M0 -88C-34 -60 -52 -20 -52 24C-38 4 -18 2 0 20C18 2 38 4 52 24C52 -20 34 -60 0 -88Z', '#f2712a') +
  path('M0 -88C-12 -60 -16 -20 0 20C16 -20 12 -60 0 -88Z', '#ffd84a') +
  path('M-4 -86C-6 -98 0 -104 8 -108L14 -100C6 -98 6 -92 6 -86Z', '#5f3316') +
  path('M8 -94C22 -110 46 -108 56 -98C42 -86 22 -86 8 -94Z', '#3fae49') +
  mirrored(circle(74, -16, 5, '#ffe9a0') + circle(60, -44, 4, '#ffe9a0'))

const sparks = (color: string): string =>
  [
    [52, 66, 12],
    [250, 54, 15],
    [258, 236, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => star(x, y, 4, r, r * 0.28, color))
    .join('')

/** The picture of each article: its ground and its drawing. */
const GOODS_ART: Readonly<Record<string, readonly [ground: string, draw: () => string]>> = {
  'cash-10': ['#12745a', () => coin(0, 0, 86, '10')],
  'cash-50': [
    '#1b6aa0',
    () => coin(-58, -34, 44, '') + coin(60, -36, 40, '') + banknote('50', '#ff8f7a', -6, 40) + coin(60, 78, 34, ''),
  ],
  'cash-100': ['#b5305f', () => banknote('100', '#d7c2f5', -12, -30) + banknote('100', '#bfa0ee', 5, 32)],
  'cash-500': [
    '#4a20a8',
    () => banknote('500', '#ffe08a', -20, -46) + banknote('500', '#ffd35c', -6, 0) + banknote('500', '#ffc530', 8, 48),
  ],
  shirt: ['#0a8a70', shirt],
  cap: ['#f4a63a', cap],
  mug: ['#c2331f', mug],
  lantern: ['#2a1f6b', () => spun(12, path('M-7 -96L0 -112L7 -96Z', '#ffd166')) + getSubject('star-lantern').drawing],
  powerbank: ['#e0653f', powerBank],
  umbrella: ['#2f7de0', umbrella],
}

/** The drawing of an article, in a box from -100 to 100. */
export function drawingOfGoods(id: string): string {
  return GOODS_ART[id]?.[1]() ?? ''
}

/** A picture of goods, 160 × 160, filled to the edges. The same seed always gives the same SVG. */
export function drawGoods({ seed }: { seed: string }): string {
  const [ground, draw] = GOODS_ART[seed] ?? ['#4a20a8', () => coin(0, 0, 86, '')]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="160" height="160" aria-hidden="true"><defs>${LIGHT}` +
    `<radialGradient id="g" cx=".4" cy=".32" r=".8"><stop stop-color="${mix(ground, '#fff6dc', 0.5)}"/><stop offset=".6" stop-color="${ground}"/><stop offset="1" stop-color="${mix(ground, '#12082b', 0.4)}"/></radialGradient></defs>` +
    `${rect(0, 0, 300, 300, 'url(#g)')}${sparks(mix(ground, '#fff6dc', 0.7))}${ellipse(156, 264, 96, 13, mix(ground, '#12082b', 0.6))}${lit(150, 146, 1.14, 0, draw())}</svg>`
  )
}
