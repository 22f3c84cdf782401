import { jeepney } from '../shapes/fiesta.ts'
import { lantern } from '../shapes/lantern.ts'
import { circle, group, line, mirrored, path, placed, polygon, rect, ring, spun, times } from '../svg.ts'
import {
  BARK,
  BLUE,
  BRASS,
  CREAM,
  GOLD,
  INK,
  LEAF,
  MAROON,
  NAVY,
  ORANGE,
  PINK,
  RED,
  SKIN,
  STRAW,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { sign } from './parts.ts'
import { inked, subject } from './subject.ts'

const starLantern = subject('#f59a16', lantern)
const jeep = inked(jeepney, RED, NAVY, '#ffd75e')

/** A hut on stilts; its box is 172 wide. */
const hut = (): string =>
  path('M-58 2H58V74H-58Z', '#c98f4a') +
  line('M-40 6V74M-20 6V74M20 6V74M40 6V74M-58 52H58', '#8f5a24', 4) +
  rect(-14, 26, 28, 48, BARK) +
  mirrored(rect(24, 22, 26, 22, INK) + rect(27, 25, 20, 16, GOLD) + line('M37 24V42', BARK, 3)) +
  path('M-86 14L-34 -62H34L86 14L66 22L52 12L36 24L18 12L0 24L-18 12L-36 24L-52 12L-66 22Z', STRAW) +
  path('M-86 14L-34 -62H-8L-40 20L-52 12L-66 22Z', '#f3d48c') +
  line('M-22 -50L-44 4M0 -54V10M22 -50L44 4', '#a8772c', 4) +
  path('M-42 -56L-28 -76H28L42 -56Z', '#a8772c')

const nipaHut = subject(
  STRAW,
  () =>
    placed(
      0,
      -6,
      1.06,
      0,
      line('M-42 74V102M42 74V102M-14 74V102M14 74V102', BARK, 8) +
        hut() +
        line('M-12 78L-26 102M12 78L-2 102M-16 86H8', WOOD, 5),
    ) +
    mirrored(path('M66 98C60 70 76 58 90 56C100 74 92 92 80 98Z', LEAF)) +
    [
      [-74, 92],
      [74, 92],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 12, GOLD) + circle(x, y, 7, BRASS))
      .join(''),
)

/** Neighbors who carry a hut. */
const bayanihan = subject('#e3b566', () => {
  const bearer = (x: number, shirt: string): string =>
    path(`M${x - 12} 58C${x - 12} 44 ${x + 12} 44 ${x + 12} 58L${x + 10} 82H${x - 10}Z`, shirt) +
    line(`M${x - 5} 82L${x - 10} 102M${x + 5} 82L${x + 11} 102`, INK, 8) +
    circle(x, 38, 11, SKIN) +
    path(`M${x - 18} 36L${x} 22L${x + 18} 36Z`, '#f3d48c')
  return (
    placed(0, -34, 0.98, 0, hut()) +
    line('M-102 50H102', WOOD, 10) +
    [-84, -42, 0, 42, 84].map((x, i) => bearer(x, [RED, BLUE, TEAL, ORANGE, UBE][i] ?? RED)).join('')
  )
})

const barong = subject(
  '#fdf3d8',
  () =>
    path('M-38 -92L-90 -60L-102 34L-70 40L-60 -14V98H60V-14L70 40L102 34L90 -60L38 -92L0 -76Z', '#fdf3d8') +
    path('M-38 -92L0 -76L38 -92L30 -100L0 -90L-30 -100Z', '#e6cf98') +
    path('M-12 -78L0 -70L12 -78V98H-12Z', '#f1dca6') +
    mirrored(
      line('M22 -60C34 -46 14 -34 26 -22C38 -10 16 2 28 14C40 28 18 38 30 50', BRASS, 4) +
        circle(36, -42, 5, BRASS) +
        circle(16, -28, 4, BRASS) +
        circle(38, 4, 5, BRASS) +
        circle(18, 26, 4, BRASS) +
        line('M70 24L100 18', BRASS, 5),
    ) +
    [-56, -32, -8, 16, 40, 66].map((y) => circle(0, y, 4, GOLD)).join('') +
    line('M-60 88H60', BRASS, 4),
)

/** A horse and its two-wheeled carriage. */
const carriage = subject('#c5283d', () => {
  const wheel = (x: number, y: number, r: number): string =>
    placed(x, y, 1, 0, ring(0, 0, r, GOLD, 7) + spun(8, rect(-2, -r, 4, r, GOLD)) + circle(0, 0, 8, BARK))
  return (
    path('M-98 -50C-80 -78 4 -78 18 -52L12 -42H-92Z', MAROON) +
    line('M-84 -44V18M4 -44V18', GOLD, 5) +
    path('M-96 -4C-96 -20 -84 -20 -76 -12C-60 4 -24 6 -6 -4L12 -10L16 34H-78C-92 32 -96 14 -96 -4Z', '#c5283d') +
    path('M-84 6C-60 18 -24 18 4 6V16C-24 28 -60 26 -82 16Z', GOLD) +
    line('M10 30L62 22', BARK, 6) +
    path(
      'M20 10C24 -8 60 -10 68 -14L72 -58C80 -66 92 -62 102 -44L98 -34L84 -38L82 2C84 22 78 32 72 34L74 92H64L60 40L36 38L30 92H20L22 40C16 30 16 20 20 10Z',
      '#8f552f',
    ) +
    path('M72 -60C60 -48 60 -24 58 -12L70 -16L76 -52Z', INK) +
    path('M20 12C8 20 12 40 6 52C18 46 24 30 24 20Z', INK) +
    path('M72 -58L70 -74L82 -62Z', '#8f552f') +
    circle(86, -50, 2.6, INK) +
    line('M74 -46L90 -40M40 -8V36', RED, 5) +
    rect(18, 88, 14, 9, INK) +
    rect(62, 88, 14, 9, INK) +
    wheel(-40, 54, 42)
  )
})

const sariSari = subject(
  '#38a3d8',
  () =>
    rect(-84, -44, 168, 142, '#38a3d8') +
    rect(-68, -12, 136, 60, INK) +
    rect(-68, 40, 136, 12, CREAM) +
    [-56, -36, -16, 6, 26, 46]
      .map(
        (x, i) =>
          rect(x, 14, 14, 26, [RED, GOLD, LEAF, PINK, ORANGE, UBE][i] ?? RED, 3) + rect(x + 2, 20, 10, 8, WHITE),
      )
      .join('') +
    line('M-64 -2H64', WOOD, 4) +
    [-54, -36, -18, 0, 18, 36, 54].map((x, i) => rect(x - 6, -2, 12, 12, [GOLD, TEAL, RED][i % 3] ?? RED, 2)).join('') +
    times(6, (i) => path(`M${-96 + i * 32} -56h32v14a16 16 0 0 1 -32 0Z`, i % 2 === 0 ? RED : WHITE)).join('') +
    path('M-96 -56L-80 -92H80L96 -56Z', RED) +
    path('M-46 -92H-16L-10 -56H-46ZM16 -92H46L46 -56H10Z', WHITE) +
    rect(-60, 62, 120, 26, GOLD, 4) +
    line('M-46 70H46M-46 80H20', MAROON, 5),
)

/** An outrigger boat under a striped sail. */
const vinta = subject('#ffb52e', () => {
  const bands = [RED, '#ffb52e', LEAF, '#ffffff', UBE, BLUE]
  return (
    line('M-8 62V-100', BARK, 7) +
    times(6, (i) =>
      polygon(
        [
          [-84 + i * 15, 44],
          [-84 + (i + 1) * 15, 44],
          [14 + (i + 1) * 13, -98 + (i + 1) * 3],
          [14 + i * 13, -98 + i * 3],
        ],
        bands[i] ?? RED,
      ),
    ).join('') +
    line('M-90 46L16 -102', BARK, 6) +
    line('M-88 46H12', BARK, 5) +
    path('M-102 56C-60 70 60 70 104 48C92 84 62 92 0 92C-52 92 -86 82 -102 56Z', WOOD) +
    path('M-94 64C-60 76 60 76 96 60L92 70C60 84 -60 84 -88 74Z', GOLD) +
    line('M-70 98H70', STRAW, 8) +
    line('M-40 82V98M40 82V98', BARK, 5)
  )
})

/** Woven cloth on its loom. */
const weaving = subject('#7d1a2c', () => {
  const rows = [-40, -4, 32]
  return (
    rect(-88, -92, 176, 16, WOOD, 8) +
    line(times(15, (i) => `M${-70 + i * 10} -76V-58`).join(''), CREAM, 3) +
    rect(-76, -60, 152, 140, '#7d1a2c') +
    rows
      .map((y) =>
        [-50, 0, 50]
          .map(
            (x) =>
              path(`M${x} ${y - 20}l24 20-24 20-24-20Z`, CREAM) +
              path(`M${x} ${y - 13}l16 13-16 13-16-13Z`, INK) +
              path(`M${x} ${y - 7}l8 7-8 7-8-7Z`, '#ffb52e'),
          )
          .join(''),
      )
      .join('') +
    rect(-76, -60, 152, 6, INK) +
    rect(-76, 56, 152, 12, INK) +
    path(times(10, (i) => `M${-76 + i * 15.2} 68l7.6 -10 7.6 10Z`).join(''), '#ffb52e') +
    line(times(16, (i) => `M${-72 + i * 9.6} 80V98`).join(''), '#b93a4c', 5) +
    group(
      'rotate(-10 0 50)',
      path('M-98 84C-60 70 60 70 98 84C60 98 -60 98 -98 84Z', STRAW) + rect(-34, 79, 68, 10, RED, 5),
    )
  )
})

const chandelier = subject(
  '#f7d98a',
  () =>
    line('M0 -104V-60', BRASS, 6) +
    `<path d="M-80 -8C-80 40 -20 44 0 20C20 44 80 40 80 -8M-46 -22C-46 12 46 12 46 -22" fill="none" stroke="${GOLD}" stroke-width="9"/>` +
    path('M-14 -70H14L22 -44L10 -24L14 24L0 44L-14 24L-10 -24L-22 -44Z', GOLD) +
    [-80, -46, 46, 80]
      .map(
        (x, i) =>
          rect(x - 7, -46 - (i % 3 === 0 ? -8 : 8), 14, 30, WHITE, 3) +
          path(`M${x} ${-82 - (i % 3 === 0 ? -8 : 8)}c12 16 12 26 0 32c-12 -6 -12 -16 0 -32Z`, ORANGE) +
          circle(x, -60 - (i % 3 === 0 ? -8 : 8), 5, '#fff0a8'),
      )
      .join('') +
    [
      [-80, 32],
      [-56, 54],
      [-28, 62],
      [0, 74],
      [28, 62],
      [56, 54],
      [80, 32],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y - 26}V${y}`, BRASS, 2.5) + circle(x, y + 6, 11, WHITE) + circle(x - 3, y + 3, 4, '#ffd9c8'),
      )
      .join(''),
)

/** A colonial window of shells, with flowers. */
const capizWindow = subject(
  '#f2e3c0',
  () =>
    path('M-82 98V-40C-82 -80 -40 -100 0 -100C40 -100 82 -80 82 -40V98Z', WOOD) +
    path('M-70 78V-38C-70 -72 -34 -88 0 -88C34 -88 70 -72 70 -38V78Z', '#ffd98a') +
    line('M-70 -14H70M-70 16H70M-70 46H70M-46 -74V78M-22 -86V78M22 -86V78M46 -74V78M-70 -44H70', '#c98a4a', 4) +
    rect(-5, -90, 10, 168, WOOD) +
    rect(-92, 76, 184, 18, BARK, 4) +
    circle(0, 28, 44, MAROON) +
    circle(0, 28, 38, RED) +
    group('translate(0 28)', sign('VIP', 60, 34, GOLD)) +
    mirrored([56, 76].map((x) => circle(x, 76, 13, PINK) + circle(x, 76, 5, GOLD)).join('')),
)

/** A stone gate with the best hand of blackjack. */
const fort = subject(
  '#b8a58a',
  () =>
    path('M-100 98V-20H-84V-36H-60V-20H-40V-36H-14V-20H14V-36H40V-20H60V-36H84V-20H100V98Z', '#b8a58a') +
    path('M-34 -20L-34 -62H-22V-72H-8V-62H8V-72H22V-62H34V-20Z', '#a08c70') +
    line('M0 -72V-104', BARK, 4) +
    path('M2 -104L36 -94L2 -82Z', RED) +
    line('M-92 4H-60M-84 30H-56M-96 56H-64M92 4H60M84 30H56M96 56H64M-92 80H-60M92 80H60', '#8a765c', 5) +
    path('M-46 98V40A46 46 0 0 1 46 40V98Z', INK) +
    placed(0, 52, 0.86, 0, circle(0, 0, 50, GOLD) + circle(0, 0, 42, RED) + sign('21', 56, 48, WHITE)),
)

export const CRAFTS = {
  starLantern,
  jeep,
  nipaHut,
  bayanihan,
  barong,
  carriage,
  sariSari,
  vinta,
  weaving,
  chandelier,
  capizWindow,
  fort,
}
