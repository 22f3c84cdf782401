import { octopus, ray, shark, shell, turtle } from '../shapes/sea.ts'
import { circle, group, line, mirrored, path, placed, rect } from '../svg.ts'
import { BARK, BRASS, GOLD, INK, MAROON, PINK, RED, SLATE, STONE, TEAL, WHITE } from './paint.ts'
import { inked, subject } from './subject.ts'

const greatShark = inked(shark, '#6f86a8', '#8c1733', WHITE)
const goldOctopus = inked(octopus, '#ffb52e', '#7a2d1c', '#fff3cf')
const goldTurtle = inked(turtle, '#e8a01c', '#7a4a10', '#ffe08a')
const mantaRay = inked(ray, '#3c4f8f', '#1c2550', '#e9f2ff')
const oyster = inked(shell, '#ff9aa8', '#b5476a', WHITE)
/** A slender silver fish with a forked tail. */
const milkfish = subject(
  '#c9d8e8',
  () =>
    group(
      'rotate(-16)',
      path('M-58 0L-106 -44C-94 -14 -94 14 -106 44Z', '#7f97b8') +
        path('M-10 -34C-2 -62 22 -58 30 -32ZM0 34C6 54 24 52 28 30Z', '#7f97b8') +
        path('M-74 0C-40 -52 60 -56 102 4C60 48 -40 44 -74 0Z', '#c9d8e8') +
        path('M-74 0C-40 -52 60 -56 102 4C50 -20 -30 -22 -74 0Z', '#4f74a8') +
        line('M-40 8C-20 18 10 20 40 14M-24 -2L-24 8M-4 -4L-4 10M16 -4L16 10M36 -4L36 8', '#8fa8c6', 4) +
        line('M60 -22C52 -6 52 14 58 28', '#7f97b8', 4) +
        circle(78, -8, 9, WHITE) +
        circle(79, -8, 5, INK) +
        line('M98 6L84 12', '#4f74a8', 4),
    ) +
    circle(64, -76, 8, WHITE) +
    circle(86, -92, 5, WHITE) +
    circle(52, -98, 4, WHITE),
)

/** A whale shark from above, spotted. */
const whaleShark = subject('#3d6f9c', () =>
  group(
    'rotate(24)',
    path('M0 60L-40 98C-14 92 14 92 40 98Z', '#2f5a82') +
      mirrored(path('M36 -34C76 -22 96 6 100 30C74 20 50 12 36 8Z', '#2f5a82')) +
      path('M-44 -84C-30 -100 30 -100 44 -84C56 -44 30 40 8 84H-8C-30 40 -56 -44 -44 -84Z', '#3d6f9c') +
      path(
        'M-44 -84C-30 -100 30 -100 44 -84C46 -78 46 -72 46 -68C30 -84 -30 -84 -46 -68C-46 -72 -46 -78 -44 -84Z',
        '#7fb0d6',
      ) +
      path('M-7 -24C-4 -40 4 -40 7 -24L5 20H-5Z', '#2f5a82') +
      [
        [-26, -58],
        [26, -58],
        [0, -66],
        [-32, -36],
        [32, -36],
        [-14, -46],
        [14, -46],
        [-24, -10],
        [24, -10],
        [-34, -14],
        [34, -14],
        [-16, 14],
        [16, 14],
        [-12, 40],
        [12, 40],
        [0, 56],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.5, '#dff1ff'))
        .join('') +
      mirrored(circle(42, -76, 4, INK)),
  ),
)

/** The red spotted grouper whose name the hero bears, with his sword. */
const lapuLapu = subject(
  '#e8432e',
  () =>
    group(
      'translate(6 -8) rotate(-62) scale(1.12)',
      path('M-96 -6H-40V6H-96Z', BARK) +
        rect(-44, -20, 10, 40, GOLD, 4) +
        path('M-34 -9H84L104 -22L98 9H-34Z', '#dfe6f0') +
        path('M-34 0H98L98 9H-34Z', STONE),
    ) +
    path('M-50 20L-100 -16C-92 10 -92 30 -100 60Z', '#b5281c') +
    path('M-34 -24L-20 -58L0 -42L12 -62L28 -40L44 -50L52 -20Z', '#b5281c') +
    path('M-66 22C-46 -44 52 -52 94 8L84 26L94 34C60 88 -40 84 -66 22Z', '#e8432e') +
    path('M-52 46C-20 86 56 84 94 34L84 30C50 62 -10 64 -52 46Z', '#ffb08a') +
    path('M4 26C-4 50 -30 56 -36 48C-30 42 -30 26 -20 18Z', '#b5281c') +
    [
      [-30, 0],
      [-10, -16],
      [-8, 12],
      [14, -26],
      [18, 4],
      [38, -18],
      [34, 30],
      [-38, 24],
      [10, 40],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#ffd9b8'))
      .join('') +
    circle(60, -6, 13, WHITE) +
    circle(62, -5, 7, INK) +
    line('M44 -22L72 -22', MAROON, 6) +
    line('M92 30L66 36', MAROON, 5),
)

const anglerfish = subject(
  '#2c4a8c',
  () =>
    `<path d="M-6 -52C0 -96 60 -104 78 -72" fill="none" stroke="#5f7fc0" stroke-width="6"/>` +
    circle(78, -60, 26, '#fff6b8').replace('/>', ' opacity=".35"/>') +
    circle(78, -62, 13, '#fff27a') +
    path('M-52 16L-102 -22C-90 6 -90 34 -102 62Z', '#1c3268') +
    path('M-34 62L-44 94L-2 84Z', '#1c3268') +
    path(
      'M-68 14C-60 -54 30 -80 76 -28L96 -8L74 0C60 6 40 16 40 24C44 40 70 46 92 46L70 70C30 104 -60 88 -68 14Z',
      '#2c4a8c',
    ) +
    path('M96 -8L74 0C60 6 40 16 40 24C44 40 70 46 92 46L84 54C50 54 22 44 20 24C22 4 56 -10 90 -14Z', MAROON) +
    path('M86 -6L80 14L72 0L62 20L56 6L48 24L42 16ZM88 48L78 30L72 46L60 30L58 44L48 28L46 38Z', WHITE) +
    circle(30, -30, 15, '#fff27a') +
    circle(34, -29, 7, INK) +
    line('M10 -50L42 -52', '#1c3268', 7) +
    path('M-14 30C-34 26 -44 44 -36 56C-22 54 -12 44 -14 30Z', '#1c3268'),
)

/** Branching coral with a crown. */
const coralKing = subject(
  '#ff6f5e',
  () =>
    path(
      'M-10 98C-12 70 -14 60 -40 52C-76 42 -84 10 -80 -18C-78 -28 -66 -28 -66 -18C-66 -4 -62 6 -52 12C-52 -4 -54 -20 -46 -28C-38 -34 -34 -26 -34 -18C-36 0 -32 22 -14 30C-8 10 -16 -20 -10 -40C-6 -48 8 -48 10 -40C16 -20 6 6 14 24C28 18 30 4 28 -14C28 -26 42 -26 42 -14C42 -6 44 4 46 10C58 2 60 -12 60 -24C62 -34 74 -32 74 -22C78 14 66 42 40 54C18 64 14 72 14 98Z',
      '#ff6f5e',
    ) +
    [
      [-74, 8],
      [-44, -16],
      [-24, 40],
      [0, -30],
      [2, 30],
      [4, 64],
      [34, 0],
      [66, 0],
      [38, 36],
      [-52, 34],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.5, '#ffd0c4'))
      .join('') +
    path('M-44 -58L-50 -100L-24 -78L0 -108L24 -78L50 -100L44 -58Z', GOLD) +
    rect(-46, -62, 92, 14, BRASS, 4) +
    circle(0, -80, 7, RED) +
    circle(-30, -72, 5, TEAL) +
    circle(30, -72, 5, TEAL) +
    path('M-70 98C-60 84 60 84 74 98Z', '#c98f4a') +
    circle(-52, 90, 9, TEAL) +
    circle(56, 90, 8, PINK),
)

/** A tuna in a whirl of water. */
const tunaWhirl = subject(
  '#2a4f9c',
  () =>
    `<g fill="none" stroke="#c8f0ff" stroke-linecap="round"><path d="M-92 60C-70 104 70 104 92 56" stroke-width="13"/><path d="M-66 84C-30 104 40 104 70 80" stroke-width="7" stroke="#8fd3ff"/><path d="M92 -50C70 -104 -60 -108 -90 -54" stroke-width="10"/><path d="M60 -84C30 -102 -30 -104 -58 -84" stroke-width="6" stroke="#8fd3ff"/></g>` +
    group(
      'rotate(-24)',
      path('M-60 0L-98 -40C-84 -14 -84 14 -98 40Z', '#1c3268') +
        path('M8 -38L26 -72L34 -36ZM8 36L22 66L32 34Z', '#ffd23e') +
        path('M-70 0C-30 -54 60 -56 98 2C60 50 -30 50 -70 0Z', '#2a4f9c') +
        path('M-70 0C-20 20 60 22 98 2C60 50 -30 50 -70 0Z', '#dfe9f5') +
        path('M-60 -4L-54 -14L-48 -6L-42 -18L-36 -8L-30 -22L-24 -10L-18 -24L-12 -12', '#ffd23e') +
        path('M26 8C10 14 4 28 8 36C22 32 32 22 34 12Z', '#1c3268') +
        line('M50 -26C44 -8 46 10 52 24', '#1c3268', 4) +
        circle(72, -8, 9, WHITE) +
        circle(73, -8, 5, INK) +
        line('M96 6L80 12', '#1c3268', 4),
    ),
)

/** A sailfish that leaps with a hook's line. */
const sailfish = subject(
  '#2556c0',
  () =>
    line('M98 -104C104 -60 98 -40 88 -30', WHITE, 3) +
    group(
      'rotate(-28)',
      path('M-64 4L-104 -34C-92 -6 -90 14 -98 46Z', '#173a86') +
        path('M-44 -16C-30 -86 34 -92 50 -18Z', '#7a4fd0') +
        line('M-28 -22L-20 -56M-8 -24L-2 -68M14 -26L18 -68M32 -24L34 -54', '#2556c0', 4) +
        path('M-76 2C-40 -36 30 -40 64 -8L116 -6L64 8C30 34 -40 30 -76 2Z', '#2556c0') +
        path('M-76 2C-30 12 30 14 64 4L64 8C30 34 -40 30 -76 2Z', '#dcecff') +
        path('M20 14L14 46L34 16Z', '#173a86') +
        circle(50, -6, 7, WHITE) +
        circle(51, -6, 3.5, INK),
    ) +
    path('M-96 92C-70 66 -60 96 -40 78C-30 62 -16 92 2 78C16 66 26 92 46 80C62 70 70 92 98 84V104H-96Z', '#bfe9ff') +
    circle(-64, 62, 6, '#bfe9ff') +
    circle(-36, 56, 4, '#bfe9ff') +
    circle(16, 60, 5, '#bfe9ff'),
)

const dugong = subject(
  '#9aa0ac',
  () =>
    path('M-70 46C-96 44 -106 66 -102 92C-88 76 -76 74 -66 80C-60 92 -48 98 -34 98C-40 84 -44 68 -50 54Z', '#7c8391') +
    path('M-74 58C-60 0 -20 -58 34 -62C76 -66 100 -40 98 -8C96 18 80 30 62 26C50 56 0 84 -54 74Z', '#9aa0ac') +
    path('M-54 74C0 84 50 56 62 26C40 22 34 8 30 -4C14 34 -20 62 -62 66Z', '#c9ccd4') +
    path('M58 -14C66 -34 100 -32 100 -8C100 20 80 32 64 26C52 20 52 0 58 -14Z', '#c3c6cf') +
    line('M70 14C78 20 88 18 94 10', SLATE, 4) +
    circle(74, -8, 3.4, SLATE) +
    circle(88, -10, 3.4, SLATE) +
    circle(44, -34, 8, INK) +
    circle(46, -37, 3, WHITE) +
    line('M34 -46C40 -50 48 -48 52 -46', SLATE, 3) +
    path('M24 20C4 34 -4 60 6 76C24 70 44 46 44 30Z', '#7c8391') +
    line('M60 96C56 78 66 70 60 56M78 98C74 84 84 76 80 64M-18 98C-22 88 -14 84 -18 76', '#3fae49', 7) +
    circle(88, -70, 6, WHITE) +
    circle(72, -86, 4, WHITE),
)

/** A long fish with teeth. */
const barracuda = subject('#5f8f9c', () =>
  placed(
    0,
    0,
    1.06,
    0,
    group(
      'rotate(-30)',
      path('M-80 0L-112 -32C-102 -8 -102 10 -110 36Z', '#35606c') +
        path('M-40 -18L-30 -44L-14 -20ZM14 -24L28 -48L38 -22ZM-40 16L-30 40L-16 18Z', '#35606c') +
        path('M-90 0C-50 -28 30 -34 66 -26L114 -8L72 0L108 14C60 32 -50 28 -90 0Z', '#5f8f9c') +
        path('M-90 0C-40 14 30 16 72 4L108 14C60 32 -50 28 -90 0Z', '#e3eef2') +
        path('M114 -8L72 0L64 -4L70 -12ZM108 14L72 0L66 8Z', MAROON) +
        path('M106 -10L102 0L96 -8L91 2L85 -7L80 2ZM102 13L97 4L92 10L87 2L82 8Z', WHITE) +
        [-56, -36, -16, 4, 24].map((x) => path(`M${x} -18l8 0 6 18-8 0Z`, '#35606c')).join('') +
        circle(58, -12, 8, '#fff27a') +
        circle(59, -12, 4, INK),
    ),
  ),
)

export const SEA = {
  greatShark,
  goldOctopus,
  goldTurtle,
  mantaRay,
  oyster,
  milkfish,
  whaleShark,
  lapuLapu,
  anglerfish,
  coralKing,
  tunaWhirl,
  sailfish,
  dugong,
  barracuda,
}
