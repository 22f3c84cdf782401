import { gumamela } from '../shapes/nature.ts'
import { circle, ellipse, group, line, mirrored, path, placed, rect, ring, star, times } from '../svg.ts'
import {
  BARK,
  BLUE,
  BRASS,
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
} from './paint.ts'
import { flame, HEART } from './parts.ts'
import { subject } from './subject.ts'

const sinulogDancer = subject(RED, () => {
  const arm = line('M18 -34L54 -58L48 -78', SKIN, 12) + line('M-18 -34L-46 -16L-40 12', SKIN, 12)
  const head =
    circle(0, -62, 20, SKIN) +
    path('M-22 -52C-30 -92 30 -92 22 -52C14 -68 -14 -68 -22 -52Z', INK) +
    path('M-22 -78L-28 -102L-11 -90L0 -106L11 -90L28 -102L22 -78Z', GOLD) +
    mirrored(circle(7, -58, 2.6, INK)) +
    line('M-6 -50Q0 -46 6 -50', MAROON, 3)
  return (
    path('M0 -14C44 -4 100 60 92 82C50 104 -50 104 -92 82C-100 60 -44 -4 0 -14Z', RED) +
    path('M-92 82C-96 74 -90 62 -80 48C-40 76 40 76 80 48C90 62 96 74 92 82C50 104 -50 104 -92 82Z', GOLD) +
    line('M-40 20C-46 50 -48 70 -44 92M40 20C46 50 48 70 44 92M0 8V98', MAROON, 5) +
    arm +
    path('M-23 -40H23L17 0H-17Z', WHITE) +
    path('M-23 -40L17 0H6L-24 -30Z', RED) +
    head +
    rect(42, -92, 12, 20, WHITE, 2) +
    flame(48, -90, 0.28)
  )
})

const smileMask = subject(
  GOLD,
  () =>
    times(7, (i) =>
      group(
        `rotate(${-63 + i * 21} 0 20)`,
        ellipse(0, -72, 13, 34, [RED, TEAL, UBE, ORANGE, BLUE, LEAF, PINK][i] ?? RED),
      ),
    ).join('') +
    path('M-66 -36C-66 -66 66 -66 66 -36C70 32 44 98 0 98C-44 98 -70 32 -66 -36Z', GOLD) +
    path('M-62 -40C-40 -54 40 -54 62 -40L60 -28C40 -40 -40 -40 -60 -28Z', RED) +
    star(0, -44, 5, 13, 6, WHITE) +
    mirrored(
      path('M10 -2C16 -26 40 -26 48 -2C38 -12 20 -12 10 -2Z', INK) +
        circle(44, 20, 13, PINK) +
        circle(42, -42, 5, WHITE),
    ) +
    path('M-42 26C-20 40 20 40 42 26C40 80 -40 80 -42 26Z', MAROON) +
    path('M-37 32C-18 43 18 43 37 32L34 45C14 54 -14 54 -34 45Z', WHITE) +
    path('M-8 8C-4 18 4 18 8 8Z', BRASS),
)

const higante = subject(
  '#f2b98a',
  () =>
    path('M-92 100C-88 56 -58 44 0 44C58 44 88 56 92 100Z', RED) +
    path('M-30 44L0 78L30 44Z', WHITE) +
    path('M-58 -30C-58 -76 58 -76 58 -30C64 30 40 62 0 62C-40 62 -64 30 -58 -30Z', '#f2b98a') +
    mirrored(
      circle(25, -16, 15, WHITE) +
        circle(24, -14, 7, INK) +
        path('M10 -36C18 -46 36 -44 42 -34L38 -30C30 -36 20 -36 12 -30Z', INK) +
        circle(38, 16, 12, '#ff7a6a'),
    ) +
    path('M-8 0C-12 16 12 16 8 0Z', '#d48a55') +
    path('M-34 26C-16 20 -6 28 0 28C6 28 16 20 34 26C24 38 8 34 0 32C-8 34 -24 38 -34 26Z', INK) +
    path('M-16 42C-8 52 8 52 16 42Z', MAROON) +
    path('M-98 -38C-60 -62 60 -62 98 -38C60 -28 -60 -28 -98 -38Z', STRAW) +
    path('M-54 -46C-50 -84 -28 -98 0 -98C28 -98 50 -84 54 -46C30 -56 -30 -56 -54 -46Z', STRAW) +
    path('M-54 -46C-54 -52 -53 -58 -52 -62C-30 -72 30 -72 52 -62C53 -58 54 -52 54 -46C30 -56 -30 -56 -54 -46Z', BLUE),
)

const headdress = subject(
  RED,
  () =>
    times(9, (i) =>
      group(
        `rotate(${-68 + i * 17} 0 40)`,
        path('M0 20C-14 -20 -14 -74 0 -92C14 -74 14 -20 0 20Z', [RED, GOLD, TEAL][i % 3] ?? RED) +
          line('M0 14V-76', INK, 2.5) +
          circle(0, -84, 7, WHITE),
      ),
    ).join('') +
    path('M-52 22C-50 70 -30 100 0 100C30 100 50 70 52 22C30 8 -30 8 -52 22Z', SKIN) +
    path('M-60 30C-30 4 30 4 60 30L56 8C30 -16 -30 -16 -56 8Z', BARK) +
    path('M-46 14l9 -9 9 9 -9 9ZM-9 6l9 -9 9 9 -9 9ZM28 14l9 -9 9 9 -9 9Z', GOLD) +
    mirrored(circle(20, 44, 5, INK) + line('M34 54L46 50M34 64L44 62', RED, 5) + ring(54, 62, 8, GOLD, 5)) +
    path('M-6 52C-8 62 8 62 6 52Z', '#a8663a') +
    path('M-16 76C-8 82 8 82 16 76C10 90 -10 90 -16 76Z', MAROON),
)

const morionMask = subject(
  '#c9d2e0',
  () =>
    path(
      'M-10 -70C-70 -104 -100 -50 -88 20C-76 -20 -60 -36 -40 -40L40 -40C60 -36 76 -20 88 20C100 -50 70 -104 10 -70Z',
      RED,
    ) +
    path('M-62 -6C-62 -60 -34 -78 0 -78C34 -78 62 -60 62 -6V20H-62Z', '#c9d2e0') +
    path('M-8 -78H8V10H-8Z', GOLD) +
    path('M-62 4H62V20H-62Z', GOLD) +
    path('M-50 20H50C54 62 34 98 0 98C-34 98 -54 62 -50 20Z', '#e79a72') +
    mirrored(
      path('M12 32C20 22 36 24 42 34C34 44 20 42 12 32Z', WHITE) +
        circle(26, 34, 6, INK) +
        path('M62 4L76 62L52 74L48 20Z', '#9aa6ba') +
        circle(36, 54, 8, RED),
    ) +
    path('M-10 44C-10 60 10 60 10 44L4 30H-4Z', '#c96d44') +
    path('M-30 66C-14 60 14 60 30 66C24 94 -24 94 -30 66Z', INK) +
    path('M-18 68H18L14 76H-14Z', WHITE),
)

const pintado = subject(
  '#b9733f',
  () =>
    path('M-84 100C-84 68 -50 56 -26 52V30H26V52C50 56 84 68 84 100Z', '#b9733f') +
    path('M-50 -34C-50 -84 50 -84 50 -34C54 20 34 56 0 56C-34 56 -54 20 -50 -34Z', '#b9733f') +
    path('M-54 -22C-62 -90 62 -90 54 -22C48 -58 30 -64 0 -64C-30 -64 -48 -58 -54 -22Z', INK) +
    path('M-54 -52C-30 -68 30 -68 54 -52V-34C30 -50 -30 -50 -54 -34Z', RED) +
    path('M40 -60L84 -84L72 -60L92 -46L52 -42Z', RED) +
    mirrored(
      path('M10 -22L38 -28L40 -20L12 -14Z', INK) +
        path('M14 -8C22 -14 32 -12 36 -6C30 0 20 0 14 -8Z', WHITE) +
        circle(26, -7, 4.5, INK) +
        line('M44 8L24 14L42 24L22 30L36 38', NAVY, 5) +
        line('M34 66L46 84L58 68L70 88', NAVY, 6),
    ) +
    path('M-8 8C-6 18 6 18 8 8L3 -8H-3Z', '#8f552f') +
    path('M-16 34C-8 29 8 29 16 34C8 42 -8 42 -16 34Z', MAROON) +
    line('M-16 78L0 92L16 78M0 -48V-30', NAVY, 6) +
    ring(0, 62, 9, GOLD, 5),
)

/** A lady of the mountain, with flowers in her hair. */
const makiling = subject(
  '#2f9a6a',
  () =>
    path('M-100 98L-34 -60C-20 -92 20 -92 34 -60L100 98Z', '#2f9a6a') +
    path('M-34 -60C-20 -92 20 -92 34 -60L44 -36C28 -26 20 -48 4 -34C-8 -24 -24 -46 -44 -36Z', WHITE) +
    path('M-50 98C-76 40 -54 -36 0 -36C54 -36 76 40 50 98Z', INK) +
    path('M-32 98C-32 74 -14 70 -12 60H12C14 70 32 74 32 98Z', '#e2a873') +
    path('M-34 6C-34 -24 34 -24 34 6C36 44 18 66 0 66C-18 66 -36 44 -34 6Z', '#e2a873') +
    path('M-36 14C-38 -34 38 -34 36 14C28 -10 8 -14 -6 -16C-14 -8 -28 -4 -36 14Z', INK) +
    mirrored(path('M8 18C14 10 22 12 26 18C20 23 12 23 8 18Z', INK) + line('M9 3L24 6', INK, 3)) +
    path('M-10 46C-4 42 4 42 10 46C4 54 -4 54 -10 46Z', RED) +
    line('M0 22L-4 34H3', '#b87947', 3) +
    placed(-34, -8, 0.22, 0, gumamela({ body: RED, detail: MAROON, glint: GOLD })) +
    placed(-16, -26, 0.16, 0, gumamela({ body: PINK, detail: MAROON, glint: GOLD })),
)

const queen = subject(
  '#e0398a',
  () =>
    path('M-80 100C-76 62 -44 54 0 54C44 54 76 62 80 100Z', '#e0398a') +
    path('M-40 58L0 92L40 58L24 52H-24Z', WHITE) +
    path('M-58 66C-74 0 -58 -56 0 -56C58 -56 74 0 58 66C40 76 -40 76 -58 66Z', '#5f2a18') +
    path('M-36 -6C-36 -38 36 -38 36 -6C38 32 20 58 0 58C-20 58 -38 32 -36 -6Z', '#f2b98a') +
    path('M-38 4C-40 -46 40 -46 38 4C26 -18 8 -26 0 -30C-8 -26 -26 -18 -38 4Z', '#5f2a18') +
    mirrored(
      path('M8 6C14 -2 24 0 28 6C22 12 12 12 8 6Z', WHITE) +
        circle(18, 6, 4.5, INK) +
        circle(26, 24, 7, PINK) +
        line('M9 -9L26 -6', INK, 3) +
        circle(40, 30, 6, WHITE),
    ) +
    path('M-11 34C-4 30 4 30 11 34C4 42 -4 42 -11 34Z', RED) +
    path('M-46 -40L-56 -96L-26 -68L0 -104L26 -68L56 -96L46 -40C20 -52 -20 -52 -46 -40Z', GOLD) +
    circle(0, -66, 7, RED) +
    circle(-28, -58, 5, TEAL) +
    circle(28, -58, 5, TEAL) +
    placed(0, 84, 0.34, 0, path(HEART, RED)),
)

export const FIGURES = { sinulogDancer, smileMask, higante, headdress, morionMask, pintado, makiling, queen }
