import { group, circle, line, mirrored, path, placed, rect, spun, star, times } from '../svg.ts'
import { BARK, BRASS, FOREST, GOLD, INK, LEAF, MAROON, RED, SKIN, SLATE, STONE, WHITE, WOOD } from './paint.ts'
import { card, chipStack, CLUB, DIAMOND, HEART, sign, SPADE } from './parts.ts'
import { subject } from './subject.ts'

const baccaratCards = subject(WHITE, () =>
  placed(0, 4, 0.92, 0, card('K', DIAMOND, 62, 8, 22) + card('8', SPADE, -62, 8, -22) + card('9', HEART, 0, -12)),
)

/** A bolo over an ace. */
const boloCard = subject(
  '#d8e0ea',
  () =>
    card('A', SPADE, -18, 0, -12) +
    group(
      'rotate(38)',
      path('M-12 -104C34 -84 34 -20 14 26H-12Z', '#d8e0ea') +
        path('M-12 -104C2 -84 4 -20 0 26H-12Z', '#f5f8fc') +
        rect(-18, 24, 38, 12, GOLD, 4) +
        rect(-12, 34, 24, 56, BARK, 10) +
        line('M-10 48H10M-10 62H10M-10 76H10', GOLD, 4),
    ) +
    placed(-62, 70, 0.4, 0, spun(8, path('M-10 -44L0 -92L10 -44Z', GOLD)) + circle(0, 0, 46, GOLD)),
)

/** A pinwheel in the northeast wind. */
const pinwheel = subject(
  '#8fd3ff',
  () =>
    `<g fill="none" stroke="#bfe9ff" stroke-width="9" stroke-linecap="round"><path d="M-104 -66C-80 -80 -64 -76 -58 -64M-104 56C-84 70 -66 66 -60 54"/></g>` +
    line('M0 -10L22 102', WOOD, 10) +
    group(
      'translate(0 -14)',
      [RED, '#ffd23e', LEAF, '#2f7de0']
        .map((color, i) =>
          group(
            `rotate(${i * 90 + 8})`,
            path('M0 0L0 -86C34 -86 66 -62 62 -30Z', color) + path('M0 0L62 -30C44 -10 22 -4 0 0Z', '#f5f8fc'),
          ),
        )
        .join('') + circle(0, 0, 12, GOLD),
    ),
)

/** A moon over stacks of chips. */
const moonChips = subject(
  '#fff0b8',
  () =>
    path(
      'M40 -96C-30 -110 -100 -60 -98 10C-96 74 -30 112 40 92C-10 76 -36 44 -36 0C-36 -46 -10 -80 40 -96Z',
      '#fff0b8',
    ) +
    chipStack(-2, 84, 3, RED) +
    chipStack(62, 92, 6, FOREST) +
    star(62, -62, 5, 20, 9, GOLD) +
    star(14, -54, 5, 10, 4.5, GOLD),
)

/** Three face-up cards, a sequence. */
const tongits = subject(
  RED,
  () => card('10', CLUB, -52, 16, -24) + card('J', CLUB, 0, -4, 0) + card('Q', CLUB, 52, 16, 24),
)
const deuce = subject(
  '#ffd23e',
  () => placed(0, 0, 1.4, 0, card('2', DIAMOND)) + star(52, -66, 5, 38, 16, GOLD) + star(52, -66, 5, 18, 8, WHITE),
)
const luckyNine = subject('#3fae49', () => {
  const leaf =
    path('M0 0C-30 -8 -34 -44 -14 -46C-6 -46 0 -38 0 -34C0 -38 6 -46 14 -46C34 -44 30 -8 0 0Z', LEAF) +
    line('M0 0V-28', FOREST, 4)
  return (
    placed(-20, -4, 1.36, -8, card('9', HEART)) +
    placed(54, 44, 1.05, 0, line('M0 0C8 20 4 34 18 50', FOREST, 8) + spun(4, leaf, 20))
  )
})
const thirteen = subject('#2f7de0', () =>
  placed(
    0,
    -2,
    0.78,
    0,
    times(13, (i) =>
      group(
        `rotate(${-60 + i * 10} 0 110)`,
        rect(-24, -78, 48, 84, INK, 7) +
          rect(-22, -76, 44, 80, WHITE, 6) +
          group(
            `translate(-10 -60) scale(.2)`,
            path([SPADE, HEART, CLUB, DIAMOND][i % 4] ?? SPADE, i % 2 === 0 ? INK : RED),
          ),
      ),
    ).join('') +
      path('M-44 98C-60 70 -50 40 -24 36C-10 34 10 34 24 36C50 40 60 70 44 98Z', SKIN) +
      line('M-24 40V66M-6 38V66M12 38V66', '#8f552f', 4),
  ),
)

const cowboyHat = subject(
  '#a8632c',
  () =>
    card('A', HEART, -30, 34, -16) +
    card('A', SPADE, 34, 34, 14) +
    path(
      'M-102 -28C-84 -10 -60 -14 -48 -20C-48 -70 -40 -98 -22 -98C-10 -98 -8 -90 0 -90C8 -90 10 -98 22 -98C40 -98 48 -70 48 -20C60 -14 84 -10 102 -28C98 10 50 16 0 16C-50 16 -98 10 -102 -28Z',
      '#a8632c',
    ) +
    path('M-48 -34C-20 -24 20 -24 48 -34V-20C20 -8 -20 -8 -48 -20Z', MAROON) +
    star(0, -24, 5, 10, 4.5, GOLD) +
    path('M-38 -50C-36 -74 -30 -86 -20 -88C-28 -76 -28 -60 -28 -44Z', '#d9925a'),
)
const quickCards = subject(
  '#ffd23e',
  () =>
    card('7', DIAMOND, -36, 0, -16) +
    card('7', SPADE, 40, 4, 16) +
    path('M22 -104L-36 8H-2L-20 104L52 -22H14L38 -104Z', INK) +
    path('M20 -94L-26 2H8L-8 78L40 -16H4L28 -94Z', '#ffd23e'),
)
const between = subject(
  '#ffb52e',
  () =>
    card('3', CLUB, -54, 8, -8) +
    card('Q', HEART, 54, 8, 8) +
    rect(-30, -92, 60, 92, INK, 9) +
    rect(-27, -89, 54, 86, '#ffb52e', 7) +
    group('translate(0 -46)', sign('?', 26, 46, INK)) +
    path('M0 88L-20 60H20Z', '#ffb52e'),
)
const bigTwo = subject(
  '#7a35c0',
  () =>
    group('translate(6 6)', sign('2', 130, 184, INK)) +
    group('translate(-4 -2)', sign('2', 130, 184, '#ffd23e')) +
    placed(-66, -62, 0.8, -12, path(SPADE, INK)) +
    placed(68, 34, 0.8, 12, path(HEART, RED)),
)
/** The king's cup of a Spanish deck. */
const goldCup = subject(
  '#f5b92a',
  () =>
    placed(
      0,
      0,
      1.42,
      -6,
      rect(-48, -68, 96, 136, INK, 12) +
        rect(-45, -65, 90, 130, '#fff3cf', 10) +
        `<rect x="-38" y="-58" width="76" height="116" rx="6" fill="none" stroke="${RED}" stroke-width="2.5"/>`,
    ) +
    path('M-44 -58H44C46 -14 30 12 10 20V42H28L36 62H-36L-28 42H-10V20C-30 12 -46 -14 -44 -58Z', '#f5b92a') +
    rect(-50, -66, 100, 14, BRASS, 6) +
    path('M-32 -44C-32 -14 -24 2 -10 10C-18 -8 -20 -24 -20 -44Z', '#fff0b8') +
    circle(12, -24, 9, RED) +
    mirrored(line('M44 -46C66 -50 66 -14 36 -8', BRASS, 6)),
)
const omaha = subject(
  '#8a97ad',
  () =>
    rect(-94, -20, 34, 120, SLATE) +
    rect(-54, -64, 38, 164, STONE) +
    rect(-8, -92, 34, 192, SLATE) +
    rect(34, -44, 32, 144, STONE) +
    rect(70, -8, 28, 108, SLATE) +
    [
      [-46, -50],
      [-30, -30],
      [0, -78],
      [12, -52],
      [42, -30],
      [-86, -6],
      [78, 6],
      [-46, -10],
      [0, -26],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 9, 12, GOLD, 1))
      .join('') +
    placed(
      0,
      46,
      0.68,
      0,
      card('A', SPADE, -90, 12, -24) +
        card('K', HEART, -30, -4, -8) +
        card('A', DIAMOND, 30, -4, 8) +
        card('K', CLUB, 90, 12, 24),
    ),
)

export const CARDS = {
  baccaratCards,
  boloCard,
  pinwheel,
  moonChips,
  tongits,
  deuce,
  luckyNine,
  thirteen,
  cowboyHat,
  quickCards,
  between,
  bigTwo,
  goldCup,
  omaha,
}
