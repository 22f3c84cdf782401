import { carabao, eagle, gumamela, tarsier } from '../shapes/nature.ts'
import { rooster } from '../shapes/fiesta.ts'
import { circle, ellipse, group, line, mirrored, path, placed, spun, times } from '../svg.ts'
import {
  BARK,
  BLUE,
  BRASS,
  FOREST,
  GOLD,
  INK,
  LEAF,
  LIME,
  MAROON,
  NAVY,
  ORANGE,
  PINK,
  RED,
  TEAL,
  UBE,
  WHITE,
  WOOD,
} from './paint.ts'
import { chip } from './parts.ts'
import { inked, subject } from './subject.ts'

const buffalo = inked(carabao, '#6d7a92', '#3a4256', '#f3e6c8')
const greatEagle = inked(eagle, '#8f552f', '#4f2a12', '#f6d9a0')
const redGumamela = inked(gumamela, '#f0324f', '#8c1038', GOLD)

const tarsiers = subject('#b98a5a', () => {
  const one = (body: string): string => tarsier({ body, detail: '#4a2a18', glint: '#ffe08a' })
  return placed(-40, -30, 0.62, -6, one('#8f6238')) + placed(36, 30, 0.72, 5, one('#c99a68'))
})

const sampaguita = subject(WHITE, () => {
  const bloom = (x: number, y: number, scale: number): string =>
    placed(
      x,
      y,
      scale,
      0,
      spun(8, path('M0 -6C-26 -30 -20 -74 0 -84C20 -74 26 -30 0 -6Z', '#e6efdc')) +
        spun(8, path('M0 -4C-18 -20 -14 -54 0 -62C14 -54 18 -20 0 -4Z', WHITE), 22.5) +
        circle(0, 0, 13, GOLD),
    )
  return (
    path('M-20 30C-70 20 -100 50 -100 84C-60 92 -30 70 -10 44ZM20 30C70 10 98 34 102 66C66 80 32 66 12 44Z', FOREST) +
    line('M-14 40C-44 50 -70 64 -94 82M14 40C46 44 70 52 96 64', LIME, 4) +
    bloom(-4, -18, 0.94) +
    bloom(-56, 52, 0.44) +
    bloom(54, 56, 0.5)
  )
})

/** A sunflower among petals. */
const panagbenga = subject(
  '#ffc02e',
  () =>
    line('M6 20C14 60 10 80 2 102', FOREST, 11) +
    path('M8 70C36 40 70 44 84 60C62 88 32 88 8 70Z', LEAF) +
    group(
      'translate(0 -16)',
      spun(14, path('M0 -20C-18 -46 -14 -74 0 -84C14 -74 18 -46 0 -20Z', ORANGE)) +
        spun(14, path('M0 -20C-16 -44 -12 -66 0 -76C12 -66 16 -44 0 -20Z', '#ffc02e'), 12.85) +
        circle(0, 0, 36, BARK) +
        circle(0, 0, 24, '#8f552f') +
        spun(10, circle(0, -30, 3.5, GOLD)),
    ) +
    [
      [-82, 48, PINK],
      [-60, 84, RED],
      [72, -84, PINK],
      [88, 14, UBE],
      [-88, -78, RED],
    ]
      .map(([x, y, color], i) =>
        group(`rotate(${i * 55} ${x} ${y})`, ellipse(Number(x), Number(y), 8, 14, String(color))),
      )
      .join(''),
)

/** A sea dragon, coiled. */
const DRAGON =
  `<path d="M-34 92C-100 70 -104 -20 -58 -58" fill="none" stroke="#0d6b5c" stroke-width="44" stroke-linecap="round"/>` +
  `<path d="M-34 88C-94 68 -98 -20 -56 -58" fill="none" stroke="#1fae8c" stroke-width="32" stroke-linecap="round"/>` +
  `<path d="M-34 88C20 104 86 84 92 40" fill="none" stroke="#1fae8c" stroke-width="26" stroke-linecap="round"/>` +
  path('M84 48L104 20L100 60Z', RED) +
  path('M-92 -10L-108 2L-92 14ZM-90 26L-104 42L-84 48ZM-76 60L-84 80L-64 76Z', RED) +
  path(
    'M-70 -44C-80 -90 -34 -104 -6 -88L34 -70L22 -58L30 -48L14 -46L18 -36L-6 -40C-4 -24 10 -18 26 -18C20 0 -8 4 -24 -6C-44 -16 -66 -24 -70 -44Z',
    '#1fae8c',
  ) +
  path('M22 -58L30 -48L14 -46L18 -36L-6 -40L-10 -50ZM-4 -34L4 -22L8 -32Z', WHITE) +
  path('M-60 -74C-84 -86 -92 -104 -84 -110C-74 -96 -60 -94 -44 -90Z', GOLD) +
  path('M-66 -40C-88 -44 -96 -34 -104 -30C-92 -24 -76 -22 -62 -30Z', RED) +
  circle(-24, -70, 9, GOLD) +
  circle(-22, -70, 4, INK)

/** A sea dragon that bites the moon. */
const moonEater = subject(
  '#1fae8c',
  () =>
    circle(18, -14, 62, '#fff0b8') +
    circle(36, -34, 11, '#f0d488') +
    circle(2, -2, 8, '#f0d488') +
    circle(46, 4, 6, '#f0d488') +
    DRAGON,
)

/** A bird with a long tail, singing on a branch. */
const adarna = subject(
  '#2f7de0',
  () =>
    line('M-96 66C-40 52 40 60 98 44', BARK, 12) +
    path('M60 48C66 26 88 22 98 28C92 46 76 54 60 48Z', LEAF) +
    path('M-18 30C-60 50 -80 80 -98 104C-70 100 -40 82 -12 50Z', UBE) +
    path('M-10 34C-40 60 -48 84 -54 106C-32 96 -12 76 2 48Z', TEAL) +
    path('M2 38C-12 66 -10 86 -8 104C8 92 18 72 18 48Z', ORANGE) +
    path('M-26 36C-46 -10 -20 -50 16 -64C36 -78 70 -64 66 -34C62 0 58 44 10 52C-6 54 -20 48 -26 36Z', BLUE) +
    path('M-30 20C-40 -16 -14 -36 14 -30C34 -18 26 18 -4 30C-16 34 -26 30 -30 20Z', NAVY) +
    line('M-16 -8C-4 -14 8 -14 16 -8M-18 8C-6 2 6 2 14 8', '#8fd3ff', 4) +
    path('M30 -8C46 -10 56 -18 62 -26C60 6 54 40 18 50C38 34 42 12 30 -8Z', GOLD) +
    path('M62 -54L98 -62L70 -44ZM64 -42L90 -34L62 -34Z', ORANGE) +
    path('M32 -70C24 -92 34 -102 40 -106C42 -96 46 -92 48 -88C54 -98 62 -100 68 -98C66 -88 58 -76 50 -70Z', RED) +
    circle(48, -50, 8, WHITE) +
    circle(50, -50, 4, INK) +
    line('M84 -84V-100L98 -104V-88', GOLD, 4) +
    circle(80, -84, 6, GOLD) +
    circle(94, -88, 6, GOLD) +
    line('M14 52L12 62M26 50L28 60', ORANGE, 5),
)

/** The legendary fowl with a fish in its beak. */
const sarimanokBird = subject('#e5264f', () =>
  placed(
    4,
    0,
    0.88,
    0,
    [
      [-8, GOLD],
      [-34, TEAL],
      [-60, UBE],
      [-86, ORANGE],
    ]
      .map(([degrees, color]) =>
        group(
          `rotate(${degrees} -20 30)`,
          path('M-20 30C-40 -10 -34 -66 -8 -92C-2 -80 -10 -74 -2 -60C6 -40 0 6 -20 30Z', String(color)),
        ),
      )
      .join('') +
      path('M-34 20C-20 -16 8 -8 18 -34C24 -56 46 -62 58 -48C66 -30 56 10 34 34C16 54 -22 56 -34 20Z', RED) +
      path('M-24 22C-14 2 10 2 22 -4C24 20 4 42 -16 36Z', GOLD) +
      line('M-10 18C0 12 8 12 14 8M-8 28C2 24 8 20 14 18', MAROON, 4) +
      path('M34 -58C28 -78 38 -88 44 -92C46 -84 48 -80 50 -78C56 -88 64 -90 70 -86C68 -76 62 -66 54 -60Z', GOLD) +
      path('M56 -48L86 -40L58 -32Z', BRASS) +
      circle(46, -46, 7, WHITE) +
      circle(47, -46, 3.5, INK) +
      path('M66 -22C58 0 66 26 84 34C98 20 96 -8 84 -26L92 -42L74 -36L62 -42Z', TEAL) +
      circle(84, 18, 4, WHITE) +
      line('M74 -8L90 -8M74 2L90 2', WHITE, 3) +
      line('M4 48L0 78L-16 88M0 78L10 90M24 44L26 76L14 90M26 76L42 86', ORANGE, 7) +
      spun(5, path('M0 -4C-6 -10 -4 -16 0 -18C4 -16 6 -10 0 -4Z', WHITE)).replace(/rotate/g, 'translate(-2 20) rotate'),
  ),
)

const terraces = subject('#58b947', () => {
  const step = (y: number, half: number, color: string, edge: string): string =>
    path(
      `M${-half} ${y + 14}C${-half * 0.5} ${y - 12} ${half * 0.4} ${y + 16} ${half} ${y + 2}L${half + 8} 100H${-half - 8}Z`,
      edge,
    ) +
    path(
      `M${-half - 2} ${y + 24}C${-half * 0.5} ${y - 2} ${half * 0.4} ${y + 26} ${half + 2} ${y + 12}L${half + 8} 100H${-half - 8}Z`,
      color,
    )
  return (
    circle(48, -54, 32, GOLD) +
    path('M-96 60L-46 -70L-14 -20L20 -88L98 60Z', '#3d7f9c') +
    path('M20 -88L38 -54L26 -58L14 -48L6 -60ZM-46 -70L-34 -50L-44 -54L-53 -50Z', WHITE) +
    step(-20, 62, '#b4dc46', '#8f6a24') +
    step(4, 74, '#58b947', '#74521a') +
    step(28, 84, '#8fd65a', '#8f6a24') +
    step(52, 92, '#3fae49', '#74521a') +
    step(76, 98, '#1f7f3c', '#5f3316') +
    path('M-52 14V-4L-40 -14L-28 -4V14Z', WOOD) +
    path('M-62 0L-40 -28L-18 0Z', BARK)
  )
})

const chocolateHills = subject('#9a5a2c', () => {
  const hill = (x: number, y: number, r: number, color: string, lit: string): string =>
    path(
      `M${x - r} ${y}C${x - r * 0.8} ${y - r * 0.7} ${x - r * 0.4} ${y - r * 1.25} ${x} ${y - r * 1.25}C${x + r * 0.4} ${y - r * 1.25} ${x + r * 0.8} ${y - r * 0.7} ${x + r} ${y}Z`,
      color,
    ) +
    path(
      `M${x - r * 0.72} ${y - r * 0.5}C${x - r * 0.5} ${y - r} ${x - r * 0.3} ${y - r * 1.2} ${x} ${y - r * 1.22}C${x - r * 0.3} ${y - r * 0.9} ${x - r * 0.4} ${y - r * 0.6} ${x - r * 0.46} ${y - r * 0.3}Z`,
      lit,
    )
  return (
    circle(-44, -62, 30, GOLD) +
    hill(-58, 30, 40, '#7a4420', '#a8703c') +
    hill(62, 26, 38, '#7a4420', '#a8703c') +
    hill(4, 40, 58, '#9a5a2c', '#d0925a') +
    hill(-54, 78, 46, '#b06a36', '#e2a873') +
    hill(58, 82, 48, '#8f4f24', '#cf8f5c') +
    path('M-100 70C-50 58 50 62 100 70V100H-100Z', LEAF) +
    times(6, (i) => circle(-84 + i * 34, 76 + (i % 2) * 8, 11, FOREST)).join('')
  )
})

const monkey = subject(
  '#9c6236',
  () =>
    mirrored(circle(78, -6, 26, '#9c6236') + circle(78, -6, 15, '#f0c08c')) +
    path('M0 -88C56 -88 82 -44 78 8C74 62 44 94 0 94C-44 94 -74 62 -78 8C-82 -44 -56 -88 0 -88Z', '#9c6236') +
    path(
      'M0 -30C14 -52 58 -50 58 -12C58 6 48 14 50 32C48 68 26 84 0 84C-26 84 -48 68 -50 32C-48 14 -58 6 -58 -12C-58 -50 -14 -52 0 -30Z',
      '#f0c08c',
    ) +
    mirrored(
      circle(26, -10, 15, WHITE) +
        circle(24, -8, 8, INK) +
        circle(27, -12, 3, WHITE) +
        circle(8, 22, 4, BARK) +
        circle(50, 34, 8, PINK),
    ) +
    path('M-34 42C-16 54 16 54 34 42C28 76 -28 76 -34 42Z', MAROON) +
    path('M-26 47C-10 54 10 54 26 47L24 54C8 60 -8 60 -24 54Z', WHITE) +
    path('M-16 -86C-10 -104 4 -106 14 -100C8 -96 10 -92 18 -92C12 -84 0 -82 -16 -86Z', BARK),
)

/** A tiger before a dragon. */
const tiger = subject('#f58a1f', () => {
  const face =
    mirrored(circle(62, -62, 26, '#f58a1f') + circle(62, -62, 14, '#ffd9b8')) +
    path(
      'M0 -82C58 -82 92 -44 88 4C100 18 96 30 84 36C74 74 40 96 0 96C-40 96 -74 74 -84 36C-96 30 -100 18 -88 4C-92 -44 -58 -82 0 -82Z',
      '#f58a1f',
    ) +
    path('M0 16C20 6 66 20 60 52C52 82 24 92 0 92C-24 92 -52 82 -60 52C-66 20 -20 6 0 16Z', WHITE) +
    mirrored(
      path('M88 -8L56 0L86 10ZM82 28L58 24L76 44ZM40 -74L34 -48L54 -62ZM66 -50L50 -34L74 -34Z', INK) +
        path('M16 -14C24 -30 46 -28 52 -14C42 -4 24 -4 16 -14Z', GOLD) +
        ellipse(34, -15, 5, 8, INK) +
        line('M30 50L66 44M30 58L66 62', INK, 3),
    ) +
    path('M-7 -80H7L4 -50H-4ZM-18 -70L-12 -48L-8 -52ZM18 -70L12 -48L8 -52Z', INK) +
    path('M-18 24H18L0 44Z', RED) +
    line('M0 42V54C-8 64 -22 62 -26 56M0 54C8 64 22 62 26 56', INK, 5) +
    path('M-16 68L-10 84L-4 68ZM16 68L10 84L4 68Z', INK)
  return placed(2, 0, 1, 0, DRAGON) + placed(-22, 30, 0.68, 0, face)
})

/** A rooster on chips. */
const fightingCock = subject(
  '#d9401f',
  () =>
    chip(-50, 72, 34, '#1d3263') +
    chip(52, 74, 32, '#0a7a5c') +
    placed(-2, 0, 1, 0, rooster({ body: '#d9401f', detail: '#5c0f24', glint: GOLD })),
)

export const NATURE = {
  buffalo,
  greatEagle,
  redGumamela,
  tarsiers,
  sampaguita,
  panagbenga,
  moonEater,
  adarna,
  sarimanokBird,
  terraces,
  chocolateHills,
  monkey,
  tiger,
  fightingCock,
}
