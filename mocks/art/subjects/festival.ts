import { circle, ellipse, group, line, mirrored, path, placed, polygon, rect, ring, spun, star, times } from '../svg.ts'
import {
  BARK,
  BLUE,
  BRASS,
  CREAM,
  GOLD,
  INK,
  LEAF,
  MAROON,
  ORANGE,
  PINK,
  RED,
  SKIN,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { flame } from './parts.ts'
import { subject } from './subject.ts'

const drum = subject(
  RED,
  () =>
    group(
      'rotate(-8)',
      path('M-74 -36V46C-74 86 74 86 74 46V-36Z', RED) +
        path('M-74 34V46C-74 86 74 86 74 46V34C74 74 -74 74 -74 34Z', BRASS) +
        line('M-70 -16L-46 62L-20 2L8 74L32 2L54 62L70 -16', CREAM, 5) +
        ellipse(0, -36, 74, 30, BRASS) +
        ellipse(0, -38, 64, 24, CREAM),
    ) +
    line('M-92 -96L-18 -42', WOOD, 9) +
    line('M96 -92L18 -44', WOOD, 9) +
    circle(-16, -42, 10, WHITE) +
    circle(16, -44, 10, WHITE),
)

const durian = subject(
  '#8a9a2c',
  () =>
    path('M-8 -74C-8 -88 -2 -96 8 -102L16 -96C8 -88 8 -80 10 -74Z', BARK) +
    star(0, 10, 24, 92, 74, '#8a9a2c') +
    path(
      times(14, (i) => `M${-70 + (i % 5) * 34 + (i % 2) * 8} ${-34 + Math.floor(i / 5) * 40}l8 -15 8 15Z`).join(''),
      '#626f1d',
    ) +
    path('M-4 -62C60 -50 70 44 16 92C-34 58 -50 -24 -4 -62Z', CREAM) +
    path('M2 -44C30 -36 34 -8 10 6C-16 0 -18 -28 2 -44Z', GOLD) +
    path('M14 10C40 20 36 62 14 78C-10 62 -8 24 14 10Z', GOLD) +
    path('M2 -36C12 -34 16 -24 12 -14C4 -20 0 -28 2 -36ZM14 22C22 28 24 40 20 50C12 42 10 30 14 22Z', WHITE),
)

const kiping = subject(LEAF, () => {
  const leaf = (degrees: number, color: string, reach: number): string =>
    group(
      `rotate(${degrees} 0 84)`,
      path(`M0 40C-32 10 -28 -50 0 ${-reach}C28 -50 32 10 0 40Z`, color) + line(`M0 38V${-reach + 22}`, WHITE, 3),
    )
  return (
    leaf(-66, UBE, 70) +
    leaf(66, BLUE, 70) +
    leaf(-44, ORANGE, 82) +
    leaf(44, PINK, 82) +
    leaf(-22, LEAF, 92) +
    leaf(22, LEAF, 92) +
    leaf(0, RED, 100) +
    path('M-62 44H62L46 98H-46Z', WOOD) +
    line('M-56 62H56M-52 80H52', CREAM, 4) +
    ellipse(0, 44, 64, 12, BARK) +
    [-40, -14, 14, 40].map((x, i) => circle(x, 38, 15, i % 2 === 0 ? GOLD : RED)).join('')
  )
})

/** A folding fan. */
const abaniko = subject(RED, () => {
  const rib = times(9, (i) =>
    group(
      `rotate(${-72 + i * 18} 0 74)`,
      path('M-4 74L-17 -62C-6 -76 6 -76 17 -62L4 74Z', i % 2 === 0 ? RED : '#ff6b4a'),
    ),
  )
  const fan =
    rib.join('') +
    times(9, (i) => group(`rotate(${-72 + i * 18} 0 74)`, circle(0, -58, 9, GOLD) + line('M0 70V0', CREAM, 3))).join(
      '',
    ) +
    spun(5, ellipse(0, -14, 9, 14, WHITE)).replace(/rotate/g, 'translate(0 -4) rotate') +
    circle(0, -4, 7, GOLD) +
    circle(0, 74, 10, GOLD) +
    line('M0 84C-4 92 6 94 0 104', GOLD, 4)
  return placed(0, 12, 0.76, 0, fan)
})

const flowerArch = subject(PINK, () => {
  const bloom = (x: number, y: number, r: number, color: string): string =>
    circle(x, y, r, color) + circle(x, y, r * 0.4, GOLD)
  const colors = [PINK, WHITE, RED]
  return (
    `<path d="M-76 98V-4A76 76 0 0 1 76 -4V98" fill="none" stroke="${LEAF}" stroke-width="20"/>` +
    times(13, (i) => {
      const angle = ((i * 15 - 180) * Math.PI) / 180
      return bloom(76 * Math.cos(angle), -4 + 76 * Math.sin(angle), 15, colors[i % 3] ?? PINK)
    }).join('') +
    mirrored([30, 62, 92].map((y, i) => bloom(76, y, 14, colors[(i + 1) % 3] ?? PINK)).join('')) +
    path('M-44 92C-40 40 -16 30 0 30C16 30 40 40 44 92Z', BLUE) +
    path('M-14 30H14L6 52H-6Z', WHITE) +
    circle(0, 8, 22, SKIN) +
    path('M-24 26C-32 -26 32 -26 24 26C18 -2 -18 -2 -24 26Z', INK) +
    path('M-22 -12L-26 -40L-11 -24L0 -46L11 -24L26 -40L22 -12Z', GOLD) +
    mirrored(circle(8, 10, 2.6, INK)) +
    line('M-6 18Q0 23 6 18', MAROON, 3) +
    star(0, 70, 5, 14, 6, GOLD)
  )
})

const giantLantern = subject(
  '#ff4f79',
  () =>
    spun(16, path('M-18 -74A19 19 0 0 1 18 -74L0 0Z', '#ff4f79')) +
    spun(16, circle(0, -82, 11, GOLD), 11.25) +
    circle(0, 0, 74, UBE) +
    spun(8, path('M0 -72C18 -52 18 -36 0 -22C-18 -36 -18 -52 0 -72Z', GOLD)) +
    spun(8, path('M0 -66C9 -52 9 -44 0 -34C-9 -44 -9 -52 0 -66Z', RED)) +
    spun(8, circle(0, -62, 7, TEAL), 22.5) +
    circle(0, 0, 30, WHITE) +
    star(0, 0, 8, 27, 12, '#ff4f79') +
    circle(0, 0, 8, WHITE),
)

const church = subject(
  '#e9d3a6',
  () =>
    star(0, -84, 5, 22, 9, GOLD) +
    path('M-94 98V0L-70 -34L-46 0V98ZM94 98V0L70 -34L46 0V98Z', '#d8b980') +
    mirrored(rect(62, -10, 16, 26, INK, 8) + rect(58, 40, 24, 34, MAROON, 4) + path('M42 0L70 -38L98 0Z', MAROON)) +
    path('M-54 98V-10L0 -60L54 -10V98Z', '#f3e2bd') +
    path('M-64 -6L0 -66L64 -6L56 2L0 -50L-56 2Z', MAROON) +
    circle(0, 0, 18, BLUE) +
    spun(4, rect(-1.5, -18, 3, 36, WHITE)) +
    path('M-24 98V60A24 24 0 0 1 24 60V98Z', WOOD) +
    line('M0 38V98', BARK, 4) +
    mirrored(circle(38, 26, 8, RED) + line('M38 34V48', GOLD, 4)) +
    rect(-100, 92, 200, 8, BARK),
)

const banderitas = subject(RED, () => {
  const colors = [RED, GOLD, TEAL, WHITE, UBE, ORANGE]
  const row = (y: number, sag: number, count: number, turn: number): string =>
    line(`M-100 ${y}Q0 ${y + sag * 2} 100 ${y}`, INK, 4) +
    times(count, (i) => {
      const at = (t: number): [number, number] => [-100 + 200 * t, y + 4 * sag * t * (1 - t)]
      const [ax, ay] = at((i + 0.08) / count)
      const [bx, by] = at((i + 0.92) / count)
      return polygon(
        [
          [ax, ay],
          [bx, by],
          [(ax + bx) / 2, (ay + by) / 2 + 48],
        ],
        colors[(i + turn) % colors.length] ?? RED,
      )
    }).join('')
  return row(-96, 26, 5, 0) + row(-32, 24, 5, 2) + row(34, 18, 5, 4)
})

/** A dancer's skirt and feet between two bamboo poles. */
const tinikling = subject('#e3b566', () => {
  const pole = (d: string): string => line(d, '#8a6a1f', 21) + line(d, '#d9c25a', 15)
  const foot = (turn: number): string =>
    path('M-13 -30H13L14 26C34 34 44 44 42 52H-12Z', turn > 0 ? SKIN : '#b87947') + rect(-15, -6, 30, 10, GOLD, 4)
  return (
    pole('M-96 62L92 22') +
    path('M-62 -100H62C78 -60 92 -40 98 -22C70 -4 40 -14 0 -6C-40 -14 -70 -4 -98 -22C-92 -40 -78 -60 -62 -100Z', RED) +
    path(
      'M-98 -22C-94 -32 -88 -40 -84 -50C-40 -34 40 -34 84 -50C88 -40 94 -32 98 -22C70 -4 40 -14 0 -6C-40 -14 -70 -4 -98 -22Z',
      WHITE,
    ) +
    line('M-30 -96C-34 -70 -40 -54 -46 -40M30 -96C34 -70 40 -54 46 -40M0 -96V-38', MAROON, 5) +
    placed(-30, 22, 1, 0, foot(-1)) +
    placed(26, 6, 1, -10, foot(1)) +
    pole('M-96 92L98 74') +
    line('M-40 78L-36 96M30 72L34 90', '#8a6a1f', 4)
  )
})

const bandurria = subject(ORANGE, () =>
  group(
    'rotate(36)',
    rect(-9, -96, 18, 100, BARK, 3) +
      rect(-16, -108, 32, 26, BARK, 6) +
      mirrored(circle(21, -102, 5, CREAM) + circle(21, -90, 5, CREAM)) +
      path('M0 -26C34 -20 66 14 66 50C66 84 34 100 0 100C-34 100 -66 84 -66 50C-66 14 -34 -20 0 -26Z', ORANGE) +
      path('M0 -14C28 -8 55 20 55 50C55 78 28 90 0 90C-28 90 -55 78 -55 50C-55 20 -28 -8 0 -14Z', GOLD) +
      circle(0, 34, 21, BARK) +
      ring(0, 34, 25, RED, 4) +
      rect(-26, 68, 52, 9, BARK, 3) +
      line('M-4 -90L-5 70M0 -90V70M4 -90L5 70', WHITE, 1.6),
  ),
)

const torch = subject(
  ORANGE,
  () =>
    group(
      'rotate(14)',
      path('M-17 -6H17L11 100H-11Z', '#b58a3c') +
        line('M-15 26H15M-13 60H13', BARK, 5) +
        path('M-26 -22H26L18 4H-18Z', BARK) +
        path('M-26 -22H26V-14H-26Z', RED),
    ) + flame(6, -34, 0.86),
)

export const FESTIVAL = {
  drum,
  durian,
  kiping,
  abaniko,
  flowerArch,
  giantLantern,
  church,
  banderitas,
  tinikling,
  bandurria,
  torch,
}
