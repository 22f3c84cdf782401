import { circle, ellipse, group, line, path, rect, spun, times } from '../svg.ts'
import {
  BARK,
  BRASS,
  CREAM,
  FOREST,
  GOLD,
  INK,
  LEAF,
  LIME,
  MAROON,
  ORANGE,
  PINK,
  PLUM,
  RED,
  SKY,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { card, flame, HEART, numbered, SPADE } from './parts.ts'
import { subject } from './subject.ts'

/** A mango and a cheek cut into cubes. */
const mangoes = subject(
  '#ffb41f',
  () =>
    line('M2 -74C2 -88 -4 -96 -12 -102', BARK, 8) +
    path('M4 -78C24 -106 70 -106 92 -88C68 -62 34 -60 4 -78Z', LEAF) +
    line('M10 -80C36 -86 58 -88 80 -86', FOREST, 3) +
    path(
      'M-78 44C-104 -6 -66 -72 -8 -80C46 -86 84 -52 88 -12C90 12 78 24 68 40C50 68 22 74 -14 76C-42 78 -64 72 -78 44Z',
      '#ffb41f',
    ) +
    path(
      'M-78 44C-100 2 -76 -50 -36 -70C-62 -36 -64 6 -40 34C-20 56 20 60 60 50C42 70 16 74 -14 76C-42 78 -64 72 -78 44Z',
      '#f2712a',
    ) +
    path('M-30 -40C-14 -62 24 -66 44 -50C18 -52 -6 -42 -24 -24Z', '#ffe9a0') +
    path('M-16 34C6 -6 84 -4 100 38C104 66 76 98 40 98C4 98 -22 66 -16 34Z', ORANGE) +
    path('M-10 36C10 2 78 2 94 40C94 64 70 88 42 88C12 88 -12 64 -10 36Z', '#ffd84a') +
    line('M4 22L58 86M28 12L84 74M56 12L94 54M-8 44L34 8M6 68L70 12M30 86L90 26', ORANGE, 5),
)

const haloHalo = subject(
  '#ffd6e4',
  () =>
    path('M-58 -34H58L40 84H-40Z', '#e8f6ff') +
    path('M-46 44H46L40 84H-40Z', MAROON) +
    path('M-49 22H49L46 44H-46Z', GOLD) +
    path('M-52 0H52L49 22H-49Z', LEAF) +
    path('M-56 -22H56L52 0H-52Z', '#d5efff') +
    [-30, -10, 12, 30].map((x, i) => circle(x, 62 + (i % 2) * 8, 7, i % 2 === 0 ? WHITE : RED)).join('') +
    path('M-62 -22C-62 -50 -30 -56 0 -56C30 -56 62 -50 62 -22Z', WHITE) +
    circle(-22, -54, 29, UBE) +
    path('M-44 -64C-40 -78 -26 -82 -14 -80C-26 -76 -34 -70 -38 -60Z', '#c9a0ee') +
    path('M8 -62L52 -74L56 -42L14 -34Z', '#ffcf4d') +
    path('M8 -62L52 -74L53 -66L9 -54Z', BRASS) +
    circle(14, -80, 13, RED) +
    line('M16 -92C18 -100 26 -102 30 -104', FOREST, 4) +
    path('M-34 84H34L42 98H-42Z', SKY) +
    path('M-48 -14L-40 -14L-26 78H-32Z', WHITE),
)

/** A whole roast pig on its bamboo, over embers. */
const lechon = subject(
  '#c8501e',
  () =>
    line('M-102 4H102', '#7a5a1c', 15) +
    line('M-102 2H102', '#d9c25a', 9) +
    path('M-62 -38C-30 -58 34 -56 58 -34C76 -16 74 22 54 34C20 50 -34 50 -60 34C-78 18 -80 -22 -62 -38Z', '#c8501e') +
    path(
      'M-62 -38C-30 -58 34 -56 58 -34C62 -30 65 -25 67 -20C30 -40 -36 -40 -72 -18C-70 -26 -67 -33 -62 -38Z',
      '#f08a3c',
    ) +
    line('M-34 -14C-20 -20 -6 -20 6 -16M-20 14C-4 8 14 8 30 14', '#8c2f10', 5) +
    path('M46 -34C62 -44 88 -38 94 -18L100 -16V12L94 14C86 32 62 36 48 26Z', '#d9622a') +
    path('M92 -16H102C106 -8 106 4 102 12H92Z', PINK) +
    circle(98, -5, 2.6, MAROON) +
    circle(98, 5, 2.6, MAROON) +
    path('M50 -34C48 -54 62 -62 72 -56C74 -46 68 -36 62 -32Z', '#b24317') +
    path('M68 -14C74 -20 80 -18 82 -12Z', INK) +
    circle(92, 26, 11, RED) +
    path('M-46 34L-56 58L-42 60L-30 38ZM34 38L40 60L54 58L46 34Z', '#a83f14') +
    line('M-74 -12C-92 -20 -92 -36 -80 -38', '#c8501e', 6) +
    flame(-52, 96, 0.3) +
    flame(-18, 98, 0.38) +
    flame(18, 98, 0.32) +
    flame(52, 96, 0.36) +
    path('M-90 94H90L82 104H-82Z', BARK),
)

/** Purple rice cakes on a banana leaf, with butter, coconut and sugar. */
const putoBumbong = subject(UBE, () => {
  const roll = (y: number, x: number): string =>
    rect(x - 66, y - 16, 132, 32, PLUM, 16) +
    rect(x - 66, y - 16, 132, 26, UBE, 13) +
    line(`M${x - 50} ${y - 9}H${x + 30}`, '#b98ae6', 5)
  return (
    path('M-100 46C-70 0 70 -14 102 24C88 84 -60 104 -100 46Z', FOREST) +
    path('M-92 46C-60 12 66 2 94 28C76 72 -56 88 -92 46Z', LEAF) +
    line('M-92 46C-30 40 40 36 94 28', LIME, 4) +
    roll(36, -6) +
    roll(6, 8) +
    roll(-24, -4) +
    path(
      'M-44 -44C-30 -62 40 -64 54 -42C60 -30 40 -30 34 -22C26 -30 16 -24 8 -18C0 -28 -14 -24 -20 -18C-30 -28 -52 -30 -44 -44Z',
      WHITE,
    ) +
    times(9, (i) => line(`M${-34 + i * 9} ${-46 - (i % 3) * 5}l6 -5`, i % 2 === 0 ? CREAM : BRASS, 4)).join('') +
    path('M-4 -74L30 -70L26 -48L-6 -52Z', GOLD) +
    path('M-4 -74L30 -70L29 -64L-5 -68Z', '#fff0a8') +
    line('M-50 -74C-58 -84 -44 -90 -52 -102M66 -66C58 -76 72 -82 64 -94', WHITE, 4)
  )
})

const buko = subject(
  '#5fbf3f',
  () =>
    line('M26 -52L62 -102', RED, 11) +
    line('M29 -56L59 -98', WHITE, 3) +
    path('M-84 -20C-92 50 -50 98 0 98C50 98 92 50 84 -20Z', '#5fbf3f') +
    path('M84 -20C92 50 50 98 0 98C-10 98 -20 96 -30 92C40 80 66 40 62 -16Z', FOREST) +
    ellipse(0, -22, 84, 34, LEAF) +
    ellipse(0, -24, 70, 26, WHITE) +
    ellipse(0, -22, 54, 18, '#d9f3ff') +
    ellipse(-12, -24, 22, 6, WHITE) +
    line('M26 -52L10 -20', RED, 11) +
    spun(6, ellipse(0, -14, 8, 13, PINK)).replace(/rotate/g, 'translate(-56 -44) rotate') +
    circle(-56, -44, 8, GOLD) +
    path('M-66 18C-64 44 -50 66 -34 78C-52 70 -70 48 -66 18Z', '#b8e88a'),
)

const pineapple = subject(
  '#f2a51f',
  () =>
    [-46, 46, -24, 24, 0]
      .map((degrees, i) =>
        group(
          `rotate(${degrees} 0 -20)`,
          path('M-13 -20C-18 -56 -8 -84 0 -102C8 -84 18 -56 13 -20Z', i % 2 === 0 ? FOREST : LEAF),
        ),
      )
      .join('') +
    path('M-52 34C-56 -18 -30 -32 0 -32C30 -32 56 -18 52 34C50 76 28 98 0 98C-28 98 -50 76 -52 34Z', '#f2a51f') +
    line('M-50 6L26 92M-38 -20L46 70M-10 -32L54 38M50 6L-26 92M38 -20L-46 70M10 -32L-54 38', '#b86a12', 5) +
    [
      [-20, 8],
      [18, 8],
      [0, 34],
      [-24, 54],
      [22, 56],
      [0, 76],
      [0, -16],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#ffe08a'))
      .join(''),
)

const calamansi = subject(
  LIME,
  () =>
    path('M-70 -62C-60 -98 -14 -102 8 -78C-10 -52 -48 -46 -70 -62Z', FOREST) +
    line('M-66 -64C-44 -74 -20 -80 2 -78', LIME, 3) +
    circle(-24, -6, 62, LEAF) +
    path('M-74 -24C-66 -54 -36 -62 -18 -58C-42 -50 -58 -34 -64 -12Z', LIME) +
    circle(32, 36, 64, FOREST) +
    circle(32, 36, 58, WHITE) +
    group(
      'translate(32 36)',
      spun(8, path('M-4 -10C-22 -44 -14 -52 0 -52C14 -52 22 -44 4 -10Z', LIME)) + circle(0, 0, 6, WHITE),
    ) +
    ellipse(44, 22, 4, 6, GOLD) +
    ellipse(16, 54, 4, 6, GOLD),
)

/** Two purple scoops on a cone. */
const ubeCone = subject(
  UBE,
  () =>
    path('M-44 10L0 100L44 10Z', '#e0a24c') +
    line('M-30 20L14 74M-8 16L26 56M30 20L-14 74M8 16L-26 56', '#a8632c', 4) +
    circle(0, -52, 44, '#a468e0') +
    path(
      'M-56 10C-62 -36 62 -36 56 10C50 26 40 8 28 20C18 30 8 10 -4 22C-16 32 -26 10 -38 20C-48 26 -54 18 -56 10Z',
      UBE,
    ) +
    path('M-34 -60C-30 -80 -14 -88 4 -86C-12 -80 -20 -68 -22 -54Z', '#dcbcff') +
    path('M-42 0C-38 -14 -26 -20 -14 -20C-26 -12 -30 -6 -32 4Z', '#c396f2') +
    circle(18, -88, 11, RED) +
    line('M18 -98C20 -104 26 -106 32 -106', FOREST, 4) +
    [
      [14, -54],
      [-4, -36],
      [26, -34],
      [10, 0],
    ]
      .map(([x = 0, y = 0], i) =>
        group(`rotate(${i * 50} ${x} ${y})`, rect(x - 6, y - 2, 12, 5, i % 2 === 0 ? GOLD : WHITE, 2)),
      )
      .join(''),
)

const taho = subject(
  '#f6ead2',
  () =>
    path('M-52 -44H52L38 98H-38Z', '#dff3fb') +
    path('M-46 -18H46L38 92H-38Z', '#fff4dc') +
    path('M-46 -18H46L42 22C30 34 22 8 10 26C0 44 -10 10 -22 28C-30 40 -40 24 -42 18Z', '#9a4a12') +
    path('M-58 -44C-58 -66 58 -66 58 -44C58 -34 -58 -34 -58 -44Z', WHITE) +
    path('M-46 -46C-40 -60 44 -60 48 -46C30 -40 -30 -40 -46 -46Z', '#b8601c') +
    [
      [-28, -54],
      [-8, -60],
      [14, -58],
      [32, -52],
      [-16, -48],
      [6, -48],
      [22, -46],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 9, WHITE) + circle(x - 2, y - 2, 4, '#d9e6ee'))
      .join('') +
    line('M20 -52L62 -100', TEAL, 9) +
    path('M-42 -32H-34L-26 86H-32Z', WHITE) +
    line('M-64 -74C-72 -84 -58 -90 -66 -102M-40 -78C-48 -88 -34 -94 -42 -104', WHITE, 4),
)

/** A bowl of beef with two cards. */
const paresBowl = subject('#2f7de0', () => {
  return (
    card('8', HEART, -32, -38, -16) +
    card('8', SPADE, 32, -38, 16) +
    ellipse(0, 6, 92, 22, '#1c57a8') +
    ellipse(0, 5, 82, 16, '#8a4a1c') +
    [-46, -12, 22, 50].map((x, i) => ellipse(x, 1 - (i % 2) * 4, 17, 9, i % 2 === 0 ? '#5f2d0c' : '#c98a4a')).join('') +
    [-28, 6, 38].map((x) => circle(x, -3, 4, LEAF)).join('') +
    path('M-92 8C-88 66 -50 90 -34 92H34C50 90 88 66 92 8C70 26 -70 26 -92 8Z', '#2f7de0') +
    path(times(7, (i) => `M${-66 + i * 22} ${46 - Math.abs(i - 3) * 3}l10 -11 10 11 -10 11Z`).join(''), WHITE) +
    rect(-36, 88, 72, 12, '#1c57a8', 4)
  )
})

const kenoLeaf = subject(
  LEAF,
  () =>
    path('M-102 40C-86 -50 40 -84 100 -60C96 20 -10 92 -102 40Z', FOREST) +
    path('M-92 38C-76 -40 40 -70 90 -52C84 14 -14 76 -92 38Z', LEAF) +
    line(
      'M-92 38C-30 16 40 -18 90 -52M-50 26L-56 -14M-10 10L-16 -38M28 -12L24 -54M-40 22L-20 52M0 6L24 32M36 -16L58 0',
      LIME,
      4,
    ) +
    numbered(-38, 0, 30, RED, '8') +
    numbered(34, -26, 28, GOLD, '17') +
    numbered(8, 40, 32, '#2f7de0', '3') +
    numbered(66, 32, 24, UBE, '42'),
)

const palayok = subject(
  '#c0562b',
  () =>
    line('M-98 -96L-40 -38', WOOD, 15) +
    path(
      'M-56 -48H56L48 -24C84 -10 96 22 88 50C78 86 40 98 0 98C-40 98 -78 86 -88 50C-96 22 -84 -10 -48 -24Z',
      '#c0562b',
    ) +
    ellipse(0, -48, 58, 15, '#8f3a18') +
    ellipse(0, -48, 44, 9, '#4f1a08') +
    path('M-30 -24L-14 6L-34 16L-6 42L-18 62L8 50L0 24L22 8L2 -4L8 -24Z', GOLD) +
    path('M-66 22C-70 46 -56 68 -40 78C-62 72 -82 48 -66 22Z', '#e88a5c') +
    [
      [-44, -84, GOLD],
      [-8, -92, RED],
      [30, -84, TEAL],
      [62, -70, UBE],
      [80, -96, GOLD],
    ]
      .map(([x, y, color], i) =>
        group(`rotate(${i * 37} ${x} ${y})`, rect(Number(x) - 7, Number(y) - 5, 14, 10, String(color), 3)),
      )
      .join(''),
)

export const FOOD = {
  mangoes,
  haloHalo,
  lechon,
  putoBumbong,
  buko,
  pineapple,
  calamansi,
  ubeCone,
  taho,
  paresBowl,
  kenoLeaf,
  palayok,
}
