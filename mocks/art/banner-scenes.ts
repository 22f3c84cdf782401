import { drawingOfGoods } from './goods.ts'
import { lit } from './light.ts'
import { BLUE, BRASS, CREAM, GOLD, INK, LEAF, NAVY, RED, SKIN, SKY, STONE, TEAL, UBE, WHITE } from './paint.ts'
import { sign } from './sign.ts'
import { getSubject } from './subjects.ts'
import { circle, ellipse, group, line, num, path, polar, polygon, rect, ring, star, times } from './svg.ts'

/** What a banner shows right of its text: its sky from top to bottom, and a picture of 960 × 427. */
export interface BannerScene {
  sky: readonly [top: string, bottom: string]
  draw(): string
}

const CX = 706
const CY = 213

const rays = (color: string): string =>
  `<g opacity=".2">${times(18, (i) => polygon([[CX, CY], polar(CX, CY, 720, i * 20), polar(CX, CY, 720, i * 20 + 8)], color)).join('')}</g>`

const rings = (color: string): string =>
  `<g opacity=".16">${times(5, (i) => ring(CX, CY, 120 + i * 70, color, 22)).join('')}</g>`

const stripes = (color: string): string =>
  `<g opacity=".16">${times(7, (i) => path(`M${420 + i * 110} 0h52l-150 427h-52Z`, color)).join('')}</g>`

const confetti = (colors: readonly string[]): string =>
  times(26, (i) => {
    const [x, y] = [470 + ((i * 173) % 480), 20 + ((i * 97) % 380)]
    return group(`rotate(${i * 47} ${x} ${y})`, rect(x - 8, y - 4, 16, 8, colors[i % colors.length] ?? GOLD, 2))
  }).join('')

const coin = (x: number, y: number, r: number): string =>
  circle(x, y + r * 0.1, r, BRASS) +
  circle(x, y, r, '#f5b92a') +
  ring(x, y, r * 0.8, BRASS, r * 0.08) +
  star(x, y, 5, r * 0.5, r * 0.22, '#fff0b8')

const floor = (color: string): string => ellipse(CX, 388, 250, 24, color)

/** A gift that opens, with coins. */
const gift = (): string =>
  rect(-96, -6, 192, 124, RED, 10) +
  rect(-96, -6, 192, 22, '#b51a3c') +
  rect(-22, -6, 44, 124, GOLD) +
  group(
    'rotate(-13 -100 -30)',
    rect(-112, -58, 224, 46, '#ff4f6d', 9) +
      rect(-24, -58, 48, 46, GOLD) +
      path('M0 -58C-50 -120 -104 -84 -64 -58ZM0 -58C50 -120 104 -84 64 -58Z', GOLD) +
      path('M-8 -62C-40 -92 -66 -80 -50 -62ZM8 -62C40 -92 66 -80 50 -62Z', BRASS),
  )

const idCard = (): string =>
  rect(-136, -86, 272, 172, WHITE, 16) +
  rect(-136, -86, 272, 40, BLUE, 16) +
  rect(-136, -62, 272, 16, BLUE) +
  rect(-116, -30, 88, 100, SKY, 8) +
  circle(-72, 6, 24, SKIN) +
  path('M-96 -2C-98 -36 -46 -36 -48 -2C-58 -16 -86 -16 -96 -2Z', INK) +
  path('M-112 70C-110 40 -34 40 -32 70Z', TEAL) +
  line('M-8 -16H112M-8 14H88M-8 44H62', STONE, 11)

const shield = (): string =>
  path('M0 -92C30 -70 56 -64 82 -62C86 12 56 66 0 96C-56 66 -86 12 -82 -62C-56 -64 -30 -70 0 -92Z', '#0a7a5c') +
  path('M0 -76C26 -58 46 -52 68 -50C70 10 46 54 0 80C-46 54 -70 10 -68 -50C-46 -52 -26 -58 0 -76Z', '#2fd6a3') +
  line('M-34 2L-8 30L38 -26', WHITE, 19)

const ticket = (): string =>
  path('M-170 -96H170V-26A26 26 0 0 0 170 26V96H-170V26A26 26 0 0 0 -170 -26Z', '#ffc530') +
  `<path d="M78 -86V86" fill="none" stroke="${BRASS}" stroke-width="6" stroke-dasharray="13 13"/><rect x="-142" y="-80" width="202" height="160" rx="12" fill="none" stroke="#fff0b8" stroke-width="5"/>` +
  group('translate(-76 0)', sign('50', 108, 88, '#8c1733')) +
  circle(6, -26, 17, 'none').replace('fill="none"', 'fill="none" stroke="#8c1733" stroke-width="11"') +
  circle(36, 26, 17, 'none').replace('fill="none"', 'fill="none" stroke="#8c1733" stroke-width="11"') +
  line('M40 -40L2 40', '#8c1733', 11) +
  star(122, 0, 5, 34, 15, RED)

const bubble = (color: string, flip: number): string =>
  group(
    `scale(${flip} 1)`,
    path(
      'M-110 -80H110C130 -80 140 -68 140 -50V30C140 50 130 60 110 60H-40L-92 104L-84 60H-110C-130 60 -140 50 -140 30V-50C-140 -68 -130 -80 -110 -80Z',
      color,
    ),
  )

const calendar = (mark: string): string =>
  rect(-112, -100, 224, 212, WHITE, 18) +
  path('M-112 -50V-82C-112 -94 -106 -100 -94 -100H94C106 -100 112 -94 112 -82V-50Z', RED) +
  [-60, 60].map((x) => rect(x - 9, -124, 18, 46, STONE, 8)).join('') +
  times(12, (i) =>
    rect(-92 + (i % 4) * 48, -32 + Math.floor(i / 4) * 46, 38, 36, i < 6 ? '#bdeedd' : '#eadff5', 7),
  ).join('') +
  times(6, (i) => line(`M${-84 + (i % 4) * 48} ${-14 + Math.floor(i / 4) * 46}l8 9 15 -18`, '#0a8a64', 6)).join('') +
  mark

/** The invite wheel in the colors that it has in the app and on the activity's page. */
const wheel = (): string =>
  circle(0, 0, 104, '#b86a00') +
  circle(0, 0, 100, '#ffb52e') +
  times(8, (i) => {
    const [from, to] = [polar(0, 0, 90, i * 45 - 22.5), polar(0, 0, 90, i * 45 + 22.5)].map((point) =>
      point.map(num).join(' '),
    )
    return path(`M0 0L${from}A90 90 0 0 1 ${to}Z`, i % 2 === 0 ? '#3b3478' : '#ffdf9e')
  }).join('') +
  times(16, (i) => circle(...polar(0, 0, 95, i * 22.5), 3, WHITE)).join('') +
  times(8, (i) => {
    const [x, y] = polar(0, 0, 62, i * 45)
    return i % 2 === 0 ? star(x, y, 5, 17, 7, GOLD, i * 45) : coin(x, y, 16)
  }).join('') +
  circle(0, 0, 24, '#b86a00') +
  circle(0, 0, 21, '#ffcf6b') +
  star(0, 0, 5, 14, 6, '#d31d54') +
  path('M-15 -122H15L0 -86Z', '#d31d54')

const place = (drawing: string, x = CX, y = CY, scale = 1.45, degrees = 0): string => lit(x, y, scale, degrees, drawing)

/** A scene for each banner of the lobby and each activity. */
export const BANNER_SCENES: Readonly<Record<string, BannerScene>> = {
  'first-deposit': {
    sky: ['#2a0f4f', '#c2185b'],
    draw: () =>
      rays('#ffd166') +
      floor('#3a0a3a') +
      lit(
        0,
        0,
        1,
        0,
        coin(560, 110, 36) +
          coin(650, 66, 28) +
          coin(768, 78, 34) +
          coin(862, 140, 40) +
          coin(900, 262, 28) +
          coin(530, 230, 26),
      ) +
      place(gift(), CX, 236, 1.16) +
      lit(0, 0, 1, 0, coin(566, 352, 38) + coin(846, 356, 34)),
  },
  coupon: {
    sky: ['#7a1206', '#f2641f'],
    draw: () =>
      stripes('#ffe9b8') +
      confetti(['#ffe08a', '#2fd6a3', '#ffffff', '#ff8fb3']) +
      place(ticket(), 716, 250, 1, 8) +
      place(ticket(), 700, 190, 1.16, -9),
  },
  verify: {
    sky: ['#04343a', '#0a8a70'],
    draw: () =>
      rings('#bff5e4') + floor('#03292c') + place(idCard(), 672, 208, 1.2, -8) + place(shield(), 850, 270, 1.06, 6),
  },
  points: {
    sky: ['#1c1160', '#6a35c9'],
    draw: () =>
      path('M470 427L640 0H800L900 427Z', '#ffffff').replace('/>', ' opacity=".12"/>') +
      [524, 694, 854]
        .map(
          (x, i) =>
            rect(x - 84, i === 1 ? 300 : 332, 168, 140, '#140b45', 12) +
            rect(x - 84, i === 1 ? 300 : 332, 168, 14, GOLD, 7),
        )
        .join('') +
      place(drawingOfGoods('mug'), 524, 246, 0.86) +
      place(drawingOfGoods('shirt'), 694, 190, 1.08) +
      place(drawingOfGoods('cap'), 854, 264, 0.8) +
      lit(
        0,
        0,
        1,
        0,
        star(586, 110, 5, 30, 13, GOLD) + star(836, 112, 5, 24, 10, GOLD) + star(908, 176, 5, 16, 7, GOLD),
      ),
  },
  help: {
    sky: ['#0a2a6b', '#1f8fe0'],
    draw: () =>
      rings('#d9f1ff') +
      place(bubble(WHITE, 1) + group('translate(0 -8)', sign('?', 60, 96, '#1a5fc0')), 640, 196, 1.1) +
      place(bubble('#ffc530', -1) + [-50, 0, 50].map((x) => circle(x, -10, 17, NAVY)).join(''), 820, 292, 0.74),
  },
  'sign-in': {
    sky: ['#3a0f3f', '#d8323a'],
    draw: () => rays('#ffe08a') + place(calendar(star(78, 84, 5, 52, 23, GOLD)), CX, 214, 1.24, 5),
  },
  'deposit-sign': {
    sky: ['#06302f', '#0f9a6c'],
    draw: () =>
      stripes('#d9ffef') +
      place(calendar(coin(84, 84, 52)), CX, 214, 1.24, -5) +
      lit(0, 0, 1, 0, coin(520, 330, 40) + coin(900, 90, 34)),
  },
  'invite-wheel': {
    sky: ['#12102b', '#4a3f96'],
    draw: () => rays('#ffd166') + confetti(['#ffd166', '#ff4f79', '#2fd6a3']) + place(wheel(), CX, 226, 1.62),
  },
  energy: {
    sky: ['#14105c', '#0f8fd0'],
    draw: () =>
      rings('#fff27a') +
      place(
        rect(-92, -66, 172, 132, '#10243c', 22) +
          rect(80, -28, 22, 56, '#10243c', 8) +
          [0, 1, 2].map((i) => rect(-76 + i * 48, -50, 40, 100, i < 2 ? '#2fd6a3' : '#8ff0cf', 9)).join('') +
          path('M16 -118L-62 18H-8L-30 118L62 -26H6L40 -118Z', GOLD),
        CX,
        214,
        1.34,
        6,
      ),
  },
  tasks: {
    sky: ['#4a1a08', '#e08a1f'],
    draw: () =>
      stripes('#fff0cf') +
      place(
        rect(-92, -104, 184, 226, '#8f552f', 16) +
          rect(-78, -88, 156, 196, CREAM, 8) +
          rect(-40, -120, 80, 36, STONE, 10) +
          [0, 1, 2]
            .map(
              (i) =>
                rect(-62, -58 + i * 54, 36, 36, WHITE, 7) +
                line(`M-12 ${-40 + i * 54}H60`, '#c9a56a', 11) +
                (i < 2 ? line(`M-56 ${-40 + i * 54}l10 11 20 -26`, LEAF, 9) : ''),
            )
            .join('') +
          star(86, 86, 5, 50, 22, UBE),
        CX,
        206,
        1.3,
        5,
      ),
  },
}

/** The scene of a banner without one. */
export const OTHER_SCENE: BannerScene = {
  sky: ['#12102b', '#5b2a86'],
  draw: () => rays('#ffd166') + place(getSubject('star-lantern').drawing, CX, CY, 1.8),
}
