import { crown } from '../shapes/treasure.ts'
import { roulette } from '../shapes/table.ts'
import { circle, ellipse, group, line, path, placed, polygon, rect, ring, spun, star } from '../svg.ts'
import {
  BARK,
  BLUE,
  BRASS,
  FOREST,
  GOLD,
  INK,
  LEAF,
  MAROON,
  NAVY,
  RED,
  SKY,
  SLATE,
  STONE,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { sign } from './parts.ts'
import { inked, subject } from './subject.ts'

const wheel = inked(roulette, '#8f4a1c', RED, '#fff3cf')

const palmRoulette = subject(
  '#ffb41f',
  () =>
    placed(0, 22, 0.78, 0, roulette({ body: BRASS, detail: RED, glint: WHITE })) +
    path('M-74 98C-66 30 -66 -10 -78 -44L-64 -48C-50 -10 -46 40 -50 98Z', WOOD) +
    line('M-66 60L-54 58M-64 30L-52 27M-64 2L-54 -2', BARK, 4) +
    path(
      'M-72 -46C-96 -72 -110 -50 -108 -24C-98 -40 -86 -44 -72 -46ZM-72 -46C-80 -88 -44 -106 -20 -94C-44 -86 -58 -70 -72 -46ZM-72 -46C-40 -76 0 -66 8 -34C-16 -50 -44 -52 -72 -46ZM-72 -46C-44 -42 -28 -20 -32 8C-44 -14 -56 -32 -72 -46ZM-72 -46C-92 -30 -96 -8 -90 14C-82 -8 -78 -28 -72 -46Z',
      LEAF,
    ) +
    circle(-66, -38, 9, BARK) +
    circle(-78, -34, 9, BARK) +
    path('M-100 98C-60 84 60 84 100 98Z', '#ffe3a0'),
)

const fanTan = subject('#c98a1f', () => {
  const bead = (x: number, y: number): string =>
    circle(x, y, 12, WHITE) + circle(x - 3, y - 3, 5, '#cfe3ee') + circle(x, y, 4, SLATE)
  return (
    ellipse(0, 78, 100, 24, FOREST) +
    ellipse(0, 74, 94, 20, LEAF) +
    [
      [-66, 66],
      [-40, 78],
      [-14, 84],
      [14, 84],
      [40, 78],
      [66, 66],
      [-78, 78],
      [78, 78],
    ]
      .map(([x = 0, y = 0]) => bead(x, y))
      .join('') +
    group(
      'rotate(-14 0 0)',
      path('M-62 50C-64 -10 -40 -52 0 -52C40 -52 64 -10 62 50C40 66 -40 66 -62 50Z', '#d9982a') +
        path('M-46 34C-46 -8 -34 -34 -14 -44C-30 -20 -32 8 -30 42Z', '#ffe08a') +
        ellipse(0, 51, 62, 13, '#8f5d10') +
        circle(0, -60, 13, BRASS),
    ) +
    line('M30 20L100 -86', WOOD, 9)
  )
})

const mahjongTiles = subject('#2f9a6a', () => {
  const tile = (x: number, y: number, degrees: number, face: string): string =>
    group(
      `translate(${x} ${y}) rotate(${degrees})`,
      rect(-36, -46, 80, 104, '#17693a', 10) + rect(-40, -52, 80, 98, WHITE, 10) + face,
    )
  const bamboo = line('M-14 -34V-6M14 -34V-6M0 4V34', LEAF, 11)
  const dots = [
    [-18, -28, RED],
    [18, -28, BLUE],
    [0, -3, LEAF],
    [-18, 24, BLUE],
    [18, 24, RED],
  ]
    .map(([x, y, color]) => circle(Number(x), Number(y), 11, String(color)) + circle(Number(x), Number(y), 4, WHITE))
    .join('')
  return (
    tile(-46, 30, -12, dots) +
    tile(50, 34, 12, bamboo) +
    tile(0, -28, 0, group('translate(0 -4)', line('M0 -32V30M-20 -14H20V8H-20Z', RED, 9)))
  )
})

const kingCrown = inked(crown, '#ffc530', '#b5281c', '#fff0b8')

const fortyOne = subject(
  '#1f8f5f',
  () =>
    circle(0, 0, 96, '#0f5c3c') +
    circle(0, 0, 92, '#1f8f5f') +
    spun(8, path('M-15 -92L15 -92L12 -70H-12Z', WHITE)) +
    ring(0, 0, 62, GOLD, 6) +
    circle(0, 0, 56, '#fff3cf') +
    sign('41', 82, 62, RED),
)

const cube = (
  x: number,
  y: number,
  degrees: number,
  face: string,
  top: string,
  side: string,
  pips: readonly (readonly [number, number])[],
): string =>
  group(
    `translate(${x} ${y}) rotate(${degrees})`,
    polygon(
      [
        [-40, -22],
        [-14, -46],
        [46, -46],
        [20, -22],
      ],
      top,
    ) +
      polygon(
        [
          [20, -22],
          [46, -46],
          [46, 14],
          [20, 38],
        ],
        side,
      ) +
      rect(-40, -22, 60, 60, face) +
      pips.map(([px, py]) => circle(-10 + px * 16, 8 + py * 16, 7, WHITE)).join(''),
  )

/** Three cubes of one color each. */
const colorCubes = subject(
  '#2f7de0',
  () =>
    cube(4, -48, 4, RED, '#ff7a8f', MAROON, []) +
    cube(-46, 44, -6, '#ffd23e', '#fff0a8', BRASS, []) +
    cube(50, 46, 6, BLUE, '#8fc4ff', NAVY, []),
)

/** Three dice under glass. */
const domeDice = subject(
  RED,
  () =>
    rect(-84, 66, 168, 30, BARK, 8) +
    rect(-84, 66, 168, 9, GOLD, 4) +
    cube(-36, 32, -4, RED, '#ff7a8f', MAROON, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [0, 0],
    ]) +
    cube(38, 34, 5, RED, '#ff7a8f', MAROON, [
      [-1, -1],
      [1, 1],
      [0, 0],
    ]) +
    cube(2, -22, 0, WHITE, WHITE, STONE, []) +
    circle(-8, -14, 11, RED) +
    `<path d="M-74 66V-14C-74 -64 -42 -92 0 -92C42 -92 74 -64 74 -14V66Z" fill="#dff6ff" fill-opacity=".28" stroke="#eafaff" stroke-width="5"/>` +
    line('M-56 20V-14C-56 -42 -44 -60 -26 -70', WHITE, 8) +
    circle(0, -98, 9, GOLD),
)

const stopwatch = subject(
  '#e7ecf5',
  () =>
    rect(-14, -102, 28, 20, SLATE, 5) +
    group('rotate(42)', rect(-8, -96, 16, 18, SLATE, 4)) +
    circle(0, 10, 86, SLATE) +
    circle(0, 10, 78, GOLD) +
    group(
      'translate(0 10)',
      spun(18, path('M-12 -70L12 -70L8 -46H-8Z', RED)) +
        spun(9, path('M-12 -70L12 -70L8 -46H-8Z', INK)) +
        circle(0, 0, 44, '#e7ecf5') +
        spun(12, rect(-1.5, -40, 3, 8, INK)) +
        path('M-5 10L0 -36L5 10Z', RED) +
        path('M-4 0L26 14L0 8Z', INK) +
        circle(0, 0, 7, INK),
    ) +
    line('M-98 -20H-80M-102 6H-86M-98 32H-80', SKY, 6),
)

const fortuneWheel = subject(
  '#e5264f',
  () =>
    path('M-40 98L0 20L40 98Z', WOOD) +
    rect(-60, 92, 120, 10, BARK, 4) +
    circle(0, -8, 86, BRASS) +
    group(
      'translate(0 -8)',
      spun(5, path('M0 0L-24.7 -76A80 80 0 0 1 24.7 -76Z', RED)) +
        spun(5, path('M0 0L-24.7 -76A80 80 0 0 1 24.7 -76Z', '#ffd23e'), 36) +
        spun(5, circle(0, -54, 9, WHITE)) +
        spun(5, star(0, -54, 5, 11, 5, UBE), 36) +
        spun(10, circle(0, -82, 5, WHITE)) +
        circle(0, 0, 20, NAVY) +
        star(0, 0, 5, 14, 6, GOLD),
    ) +
    path('M-14 -104H14L0 -72Z', TEAL),
)

/** Three dice in a bowl. */
const diceBowl = subject('#e0a24c', () => {
  const die = (
    x: number,
    y: number,
    degrees: number,
    body: string,
    pips: readonly (readonly [number, number])[],
  ): string =>
    group(
      `translate(${x} ${y}) rotate(${degrees})`,
      rect(-30, -30, 60, 60, INK, 13) +
        rect(-27, -27, 54, 54, body, 11) +
        pips.map(([px, py]) => circle(px * 14, py * 14, 6, body === WHITE ? RED : WHITE)).join(''),
    )
  return (
    die(-42, -30, -16, WHITE, [[0, 0]]) +
    die(34, -26, 14, RED, [
      [-1, -1],
      [1, 1],
      [0, 0],
    ]) +
    die(-4, -72, 6, BLUE, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]) +
    path('M-98 6H98C94 66 54 96 0 96C-54 96 -94 66 -98 6Z', '#c9823a') +
    path('M98 6C94 66 54 96 0 96C-10 96 -20 95 -28 93C30 84 62 54 66 6Z', '#9a5a24') +
    path('M-102 -2H102V16H-102Z', '#e8b06a') +
    line('M-78 34C-70 54 -56 68 -40 76', '#f2c98a', 7)
  )
})

export const TABLES = {
  diceBowl,
  fortuneWheel,
  stopwatch,
  wheel,
  palmRoulette,
  fanTan,
  mahjongTiles,
  kingCrown,
  fortyOne,
  colorCubes,
  domeDice,
}
