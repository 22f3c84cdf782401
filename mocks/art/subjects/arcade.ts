import { jeepney } from '../shapes/fiesta.ts'
import { lantern } from '../shapes/lantern.ts'
import { circle, group, line, mirrored, path, placed, polygon, rect, ring, spun, star, times } from '../svg.ts'
import { flame, numbered, sign } from './parts.ts'
import {
  BARK,
  BLUE,
  GOLD,
  INK,
  LEAF,
  MAROON,
  NAVY,
  ORANGE,
  PINK,
  RED,
  SLATE,
  STONE,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { subject } from './subject.ts'

const CABINS = [RED, GOLD, TEAL, PINK, BLUE, ORANGE, LEAF, UBE] as const

const ferrisWheel = subject(
  '#ff8fb3',
  () =>
    path('M-8 -8L-56 100H-40L0 10L40 100H56L8 -8Z', SLATE) +
    rect(-74, 92, 148, 11, BARK, 4) +
    group(
      'translate(0 -14)',
      ring(0, 0, 70, WHITE, 7) +
        ring(0, 0, 44, STONE, 4) +
        spun(8, rect(-2.5, -70, 5, 70, WHITE)) +
        times(8, (i) => {
          const angle = (i * Math.PI) / 4
          const [x, y] = [70 * Math.sin(angle), -70 * Math.cos(angle)]
          return (
            path(`M${(x - 17).toFixed(1)} ${(y + 2).toFixed(1)}a17 17 0 0 1 34 0Z`, CABINS[i] ?? RED) +
            path(`M${(x - 15).toFixed(1)} ${(y + 4).toFixed(1)}h30l-5 15h-20Z`, CABINS[(i + 3) % 8] ?? RED)
          )
        }).join('') +
        circle(0, 0, 15, GOLD) +
        star(0, 0, 5, 10, 4.5, RED),
    ),
)

const token = (x: number, y: number, face: string, edge: string): string =>
  placed(
    x,
    y,
    1,
    0,
    circle(0, 9, 60, edge) +
      circle(0, 0, 60, face) +
      spun(8, path('M-9 -60H9L7 -46H-7Z', edge)) +
      ring(0, 0, 40, edge, 4) +
      star(0, 0, 5, 26, 11, edge),
  )

/** A red and a white token. */
const redWhite = subject(RED, () => token(34, -32, '#fff6ec', '#c9a0a8') + token(-32, 34, RED, MAROON))

const bingoCard = subject('#2f7de0', () =>
  group(
    'rotate(-6)',
    rect(-78, -98, 156, 196, NAVY, 12) +
      rect(-74, -94, 148, 188, BLUE, 10) +
      group('translate(0 -70)', sign('BINGO', 128, 32, WHITE)) +
      rect(-66, -46, 132, 132, WHITE, 6) +
      line(
        'M-39.6 -46V86M-13.2 -46V86M13.2 -46V86M39.6 -46V86M-66 -19.6H66M-66 6.8H66M-66 33.2H66M-66 59.6H66',
        '#a9c6ee',
        2.5,
      ) +
      [0, 1, 2, 3, 4].map((i) => circle(-52.8 + i * 26.4, -32.8 + i * 26.4, 10.5, RED)).join('') +
      [
        [1, 0],
        [3, 1],
        [0, 3],
        [4, 1],
        [2, 4],
        [3, 0],
      ]
        .map(([x = 0, y = 0]) => circle(-52.8 + x * 26.4, -32.8 + y * 26.4, 4.5, STONE))
        .join('') +
      star(0, 20, 5, 10, 4.5, GOLD),
  ),
)

const bingoBalls = subject(
  '#ffc02e',
  () =>
    numbered(-48, -46, 40, '#ff4f79', '7') +
    numbered(42, -54, 36, TEAL, '24') +
    numbered(0, 24, 56, '#ffc02e', '52') +
    numbered(-68, 62, 30, BLUE, '9') +
    numbered(70, 58, 33, UBE, '31'),
)

/** A jeepney that takes off. */
const crashJeep = subject(
  '#f2b01e',
  () =>
    group(
      'rotate(-14)',
      group('translate(-56 66) rotate(200)', flame(0, 0, 0.6)) +
        group('translate(56 66) rotate(160)', flame(0, 0, 0.6)) +
        placed(0, -12, 0.86, 0, jeepney({ body: '#f2b01e', detail: '#4a1158', glint: '#ff4f79' })),
    ) +
    line('M-100 88L-60 66L-30 76L20 40', '#7ef0d0', 8) +
    line('M84 -36L104 -64M70 -64L78 -96M-84 -40L-102 -58', WHITE, 7),
)

const plinkoParol = subject(
  '#7a4fff',
  () =>
    polygon(
      [
        [0, -62],
        [92, 62],
        [-92, 62],
      ],
      '#2a1a6b',
    ) +
    polygon(
      [
        [0, -46],
        [76, 56],
        [-76, 56],
      ],
      '#4a2fb0',
    ) +
    times(4, (row) => times(row + 2, (i) => circle(-(row + 1) * 15 + i * 30, -4 + row * 18, 5.5, WHITE)).join('')).join(
      '',
    ) +
    line('M2 -40L-12 -8L6 12L-8 30', GOLD, 4) +
    circle(-8, 38, 11, GOLD) +
    times(5, (i) => rect(-92 + i * 37.5, 68, 33, 28, [RED, TEAL, GOLD, TEAL, RED][i] ?? RED, 6)).join('') +
    placed(0, -66, 0.42, 0, lantern()),
)

/** A cart full of gold, with a pick. */
const mineCart = subject(
  '#f7c948',
  () =>
    group(
      'rotate(32 40 -40)',
      rect(34, -104, 12, 130, WOOD, 5) +
        path('M-22 -84C10 -112 70 -112 102 -84C70 -96 56 -92 40 -92C24 -92 10 -96 -22 -84Z', STONE),
    ) +
    [
      [-44, -14, 26],
      [0, -28, 32],
      [42, -12, 27],
      [-20, -36, 20],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          polygon(
            times(7, (i): [number, number] => [
              x + r * Math.sin((i * 2 * Math.PI) / 7 + x),
              y - r * 0.85 * Math.cos((i * 2 * Math.PI) / 7 + x),
            ]),
            GOLD,
          ) +
          path(
            `M${x - r * 0.5} ${y - r * 0.2}l${r * 0.5} ${-r * 0.4} ${r * 0.4} ${r * 0.2} ${-r * 0.4} ${r * 0.3}Z`,
            '#fff0b8',
          ),
      )
      .join('') +
    path('M-86 -8H86L64 66H-64Z', SLATE) +
    path('M-92 -16H92V2H-92Z', STONE) +
    path('M-60 12H-44L-36 60H-50ZM44 12H60L50 60H36ZM-8 12H8V60H-8Z', '#434b62') +
    circle(-76, -7, 4, INK) +
    circle(76, -7, 4, INK) +
    mirrored(circle(38, 76, 21, INK) + circle(38, 76, 11, STONE)) +
    rect(-100, 94, 200, 8, BARK, 3),
)

/** A hopscotch court with a marker stone. */
const piko = subject('#ffd23e', () => {
  const cell = (x: number, y: number, text: string, color: string): string =>
    group(
      `translate(${x} ${y})`,
      rect(-25, -20, 50, 40, WHITE, 5) + rect(-21, -16, 42, 32, color, 3) + sign(text, 22, 20, WHITE),
    )
  return (
    path('M-44 -60A44 40 0 0 1 44 -60Z', WHITE) +
    path('M-37 -65A37 32 0 0 1 37 -65Z', PINK) +
    cell(-26, -38, '6', BLUE) +
    cell(26, -38, '7', TEAL) +
    cell(0, 4, '5', ORANGE) +
    cell(-26, 46, '3', LEAF) +
    cell(26, 46, '4', UBE) +
    cell(0, 88, '1', RED) +
    path('M52 24C56 -6 88 -10 98 10C104 30 84 44 66 42C56 40 50 34 52 24Z', '#ffd23e') +
    path('M60 20C64 6 78 2 88 8C78 10 70 18 68 30Z', WHITE) +
    line('M58 -6C30 -50 -40 -60 -78 8', '#fff', 5).replace('/>', ' stroke-dasharray="2 13"/>')
  )
})

const kite = subject(
  RED,
  () =>
    `<path d="M22 48C50 70 10 84 40 104" fill="none" stroke="${WHITE}" stroke-width="4"/>` +
    path('M24 56L44 48L40 66ZM30 88L12 80L14 98Z', GOLD) +
    group(
      'rotate(20)',
      polygon(
        [
          [0, -104],
          [74, -30],
          [0, 66],
          [-74, -30],
        ],
        WOOD,
      ) +
        polygon(
          [
            [0, -98],
            [0, -30],
            [-68, -30],
          ],
          RED,
        ) +
        polygon(
          [
            [0, -98],
            [68, -30],
            [0, -30],
          ],
          GOLD,
        ) +
        polygon(
          [
            [-68, -30],
            [0, -30],
            [0, 60],
          ],
          BLUE,
        ) +
        polygon(
          [
            [68, -30],
            [0, 60],
            [0, -30],
          ],
          TEAL,
        ) +
        line('M0 -98V60M-68 -30H68', WOOD, 4) +
        star(0, -30, 5, 22, 9, WHITE),
    ) +
    path('M-102 76C-96 56 -72 56 -66 68C-54 60 -40 68 -42 82H-98Z', WHITE) +
    path('M54 -72C58 -86 76 -86 80 -76C90 -80 100 -72 98 -62H58Z', WHITE),
)

export const ARCADE = {
  ferrisWheel,
  redWhite,
  bingoCard,
  bingoBalls,
  crashJeep,
  plinkoParol,
  mineCart,
  piko,
  kite,
}
