import { gamepad } from '../shapes/arcade.ts'
import { billiards, boxingGlove, football, volleyball } from '../shapes/sports.ts'
import { circle, ellipse, group, line, mirrored, path, placed, rect, ring, spun, star } from '../svg.ts'
import { BARK, BLUE, GOLD, INK, MAROON, NAVY, RED, SKIN, SLATE, STONE, TEAL, WHITE, WOOD } from './paint.ts'
import { inked, subject } from './subject.ts'
import { sign } from './parts.ts'

const ball = (x: number, y: number, r: number): string =>
  placed(
    x,
    y,
    r / 92,
    0,
    circle(0, 0, 92, '#f2832a') +
      `<path d="M-92 0H92M0 -92V92M-66 -66C-24 -30 -24 30 -66 66M66 -66C24 -30 24 30 66 66" fill="none" stroke="${INK}" stroke-width="8"/>`,
  )

/** A ball that drops through the hoop. */
const hoop = subject(
  '#f2832a',
  () =>
    rect(-92, -98, 184, 112, SLATE, 8) +
    rect(-86, -92, 172, 100, WHITE, 5) +
    `<rect x="-36" y="-64" width="72" height="54" fill="none" stroke="${RED}" stroke-width="7"/>` +
    ball(0, -8, 42) +
    rect(-50, 18, 100, 12, RED, 6) +
    line(
      'M-44 30L-24 92M-16 30L-6 96M16 30L6 96M44 30L24 92M-40 44L0 92M40 44L0 92M-44 30L-2 62L44 30M-34 62L-6 96M34 62L6 96',
      WHITE,
      4,
    ),
)
/** A neighborhood team's jersey with a ball. */
const jersey = subject(
  '#1f5fd0',
  () =>
    path('M-46 -98H-20C-14 -70 14 -70 20 -98H46C44 -64 54 -46 70 -40V92H-70V-40C-54 -46 -44 -64 -46 -98Z', '#1f5fd0') +
    path(
      'M-46 -98H-36C-34 -60 -44 -40 -60 -34V92H-70V-40C-54 -46 -44 -64 -46 -98ZM46 -98H36C34 -60 44 -40 60 -34V92H70V-40C54 -46 44 -64 46 -98Z',
      '#ffd23e',
    ) +
    line('M-22 -98C-14 -66 14 -66 22 -98', '#ffd23e', 7) +
    group('translate(-2 6)', sign('7', 62, 84, WHITE)) +
    ball(58, 66, 38),
)
const glove = inked(boxingGlove, RED, MAROON, '#ff9aa8')
const eightBall = inked(billiards, '#1c1c2c', '#3a3a52', WHITE)
const soccerBall = inked(football, WHITE, '#1c2340', '#c9d8e8')
const volleyQueen = subject(
  '#ffd23e',
  () =>
    placed(0, 22, 0.84, 0, volleyball({ body: '#fff3cf', detail: NAVY, glint: '#3b8cf0' })) +
    path('M-54 -46L-64 -98L-32 -74L0 -106L32 -74L64 -98L54 -46C20 -60 -20 -60 -54 -46Z', GOLD) +
    circle(0, -74, 8, RED) +
    circle(-64, -98, 7, RED) +
    circle(64, -98, 7, RED),
)
/** A woven rattan ball. */
const takraw = subject(
  '#d9a24a',
  () =>
    circle(0, 0, 92, '#8f5a1c') +
    `<g fill="none" stroke="#e0a94e" stroke-width="15"><circle r="84"/><ellipse rx="84" ry="34"/><ellipse rx="84" ry="34" transform="rotate(60)"/><ellipse rx="84" ry="34" transform="rotate(120)"/></g>` +
    `<g fill="none" stroke="#fff0b8" stroke-width="4"><ellipse rx="84" ry="34"/><ellipse rx="84" ry="34" transform="rotate(60)"/><ellipse rx="84" ry="34" transform="rotate(120)"/></g>` +
    spun(6, circle(0, -52, 11, '#4f2a0c'), 30) +
    circle(0, 0, 13, '#4f2a0c'),
)
/** A boat with a dragon's head and its crew. */
const dragonBoat = subject(
  '#e5264f',
  () =>
    [-70, -42, -14, 14]
      .map(
        (x, i) =>
          circle(x, -2, 12, SKIN) +
          path(`M${x - 13} 34V22C${x - 13} 6 ${x + 13} 6 ${x + 13} 22V34Z`, i % 2 === 0 ? '#ffd23e' : BLUE) +
          line(`M${x + 6} 14L${x - 14} 86`, WOOD, 6) +
          ellipse(x - 15, 88, 6, 12, WOOD),
      )
      .join('') +
    path(
      'M-104 24C-96 34 -80 34 -60 34H36C48 14 40 -12 44 -32C48 -60 68 -70 84 -64L106 -46L84 -42L100 -30L76 -30C74 -2 84 40 56 66C40 80 -60 80 -78 62C-92 50 -104 40 -104 24Z',
      RED,
    ) +
    path('M-92 44C-60 54 30 54 52 38L50 50C30 66 -60 66 -84 54Z', GOLD) +
    path('M58 -66C50 -84 36 -86 28 -82C36 -76 40 -68 44 -58ZM46 -32L30 -40L40 -22L26 -20L40 -4L30 6L44 10Z', GOLD) +
    path('M84 -42L106 -46L92 -38L100 -30H82Z', WHITE) +
    circle(68, -52, 7, WHITE) +
    circle(70, -52, 3.5, INK) +
    path('M-104 84C-84 74 -70 92 -50 84C-30 76 -16 92 2 84C20 76 36 92 54 84C70 78 84 90 102 82V102H-104Z', '#bfe9ff'),
)
const headsetPad = subject(
  '#7a4fff',
  () =>
    `<path d="M-78 10V-22C-78 -112 78 -112 78 -22V10" fill="none" stroke="${INK}" stroke-width="15"/>` +
    mirrored(rect(60, -26, 34, 60, TEAL, 14) + rect(54, -20, 12, 48, INK, 6)) +
    placed(0, 28, 0.84, 0, gamepad({ body: '#7a4fff', detail: '#1c1150', glint: '#ffd23e' })),
)
/** Two crossed rattan sticks with a guard. */
const arnis = subject('#e0a94e', () => {
  const stick = (degrees: number): string =>
    group(
      `rotate(${degrees})`,
      rect(-10, -108, 20, 204, '#b5772a', 10) +
        rect(-10, -108, 12, 204, '#e6b866', 8) +
        rect(-11, 44, 22, 46, RED, 6) +
        line('M-9 54H9M-9 66H9M-9 78H9', GOLD, 4) +
        rect(-10, -84, 20, 7, BARK) +
        rect(-10, -40, 20, 6, BARK) +
        rect(-10, 4, 20, 6, BARK),
    )
  return (
    circle(0, -2, 62, NAVY) +
    ring(0, -2, 56, GOLD, 5) +
    spun(8, path('M-7 -28L0 -52L7 -28Z', GOLD)).replaceAll('rotate(', 'translate(0 -2) rotate(') +
    stick(-40) +
    stick(40) +
    circle(0, -2, 15, RED) +
    circle(0, -2, 8, GOLD)
  )
})
/** A sneaker that kicks a weighted tassel. */
const sipa = subject(
  '#ff5a8a',
  () =>
    group(
      'translate(-8 22) rotate(-24)',
      rect(-86, -70, 46, 66, SKIN, 6) +
        rect(-90, -34, 54, 34, WHITE, 6) +
        line('M-88 -22H-40', BLUE, 7) +
        path('M-92 -12H-36C-24 10 -4 20 26 24C58 28 84 38 88 62H-96C-104 36 -102 10 -92 -12Z', RED) +
        path('M48 30C72 36 86 46 88 62H34C34 48 38 38 48 30Z', WHITE) +
        path('M-96 46C-60 40 -50 20 -60 -12H-48C-36 20 -46 50 -76 62H-98Z', GOLD) +
        line('M-34 -2L-18 -12M-20 12L-4 0M-2 20L12 8M16 24L28 12', WHITE, 7) +
        rect(-98, 58, 190, 17, NAVY, 8),
    ) +
    [-52, -26, 0, 26, 52]
      .map((degrees, i) =>
        group(
          `rotate(${degrees} 62 -42)`,
          path(
            'M62 -46C52 -70 54 -92 62 -104C70 -92 72 -70 62 -46Z',
            ['#ff5a8a', '#ffd23e', TEAL, '#ffd23e', '#ff5a8a'][i] ?? RED,
          ),
        ),
      )
      .join('') +
    ellipse(62, -38, 22, 10, SLATE) +
    ellipse(62, -41, 22, 10, STONE) +
    line('M20 -60L36 -52M14 -34L32 -34', WHITE, 6),
)

/** A rubber slipper that flies at a can. */
const tumbang = subject(
  '#d9dee8',
  () =>
    group(
      'rotate(10 44 30)',
      rect(6, -28, 84, 122, '#c9d0dc', 8) +
        rect(6, 2, 84, 62, RED) +
        group('translate(48 33)', star(0, 0, 5, 24, 10, GOLD)) +
        ellipse(48, -28, 42, 13, WHITE) +
        ellipse(48, -28, 33, 9, STONE) +
        ellipse(48, 94, 42, 9, '#9aa3b5'),
    ) +
    group(
      'translate(-46 -34) rotate(-38)',
      path(
        'M-26 -62C-30 -86 30 -86 28 -58C26 -30 20 -14 24 20C28 62 -28 62 -26 20C-24 -14 -22 -30 -26 -62Z',
        '#1a7fc0',
      ) +
        path(
          'M-22 -62C-24 -80 24 -80 22 -58C20 -30 16 -14 18 18C22 52 -22 52 -20 18C-18 -14 -18 -30 -22 -62Z',
          '#ffd23e',
        ) +
        line('M0 -56C-16 -40 -20 -24 -22 -6M0 -56C16 -40 18 -24 20 -6', RED, 9),
    ) +
    line('M-98 10L-76 0M-100 38L-70 24M-84 62L-60 46', WHITE, 6),
)

export const SPORTS = {
  hoop,
  jersey,
  glove,
  eightBall,
  soccerBall,
  volleyQueen,
  takraw,
  dragonBoat,
  headsetPad,
  arnis,
  sipa,
  tumbang,
}
