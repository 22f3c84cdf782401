import { circle, ellipse, group, line, mirrored, path, placed, rect, times } from '../svg.ts'
import { BARK, CREAM, GOLD, INK, NAVY, ORANGE, RED, SKY, WHITE } from './paint.ts'
import { subject } from './subject.ts'

/** A diver's mask and snorkel above an oyster. */
const pearlDiver = subject(
  '#ffcf2e',
  () =>
    line('M86 -98V-30C86 0 70 14 52 18', ORANGE, 14) +
    rect(78, -104, 16, 30, RED, 5) +
    path('M-84 -58C-84 -80 72 -80 72 -58V-8C72 24 30 26 18 10C8 -4 -20 -4 -30 10C-42 26 -84 24 -84 -8Z', '#ffcf2e') +
    path('M-70 -52C-70 -66 58 -66 58 -52V-10C58 10 32 12 24 0C12 -18 -24 -18 -36 0C-44 12 -70 10 -70 -10Z', '#2f7de0') +
    path('M-62 -46C-50 -56 -30 -58 -10 -58L-40 -8C-58 2 -62 -20 -62 -46ZM10 -58H24L4 -22H-10Z', '#bfe6ff') +
    placed(
      -8,
      62,
      0.6,
      0,
      path('M-88 10C-80 -60 -40 -70 0 -70C40 -70 80 -60 88 10Z', '#ffb3bd') +
        line('M-40 6L-50 -46M-14 6L-18 -62M14 6L18 -62M40 6L50 -46', '#d96a86', 6) +
        path('M-94 14C-70 70 70 70 94 14C50 30 -50 30 -94 14Z', '#d96a86') +
        circle(0, 16, 28, WHITE) +
        circle(-8, 8, 8, '#ffd9e2'),
    ),
)

/** A galleon under fire. */
const galleon = subject(
  '#b5713a',
  () =>
    line('M-34 40V-92M34 40V-84M0 40V-104', BARK, 6) +
    path('M0 -104L26 -96L0 -88Z', RED) +
    path(
      'M-66 -78C-46 -70 -20 -70 -2 -78C-8 -50 -8 -40 -2 -16C-22 -26 -46 -26 -68 -14C-60 -40 -60 -50 -66 -78Z',
      WHITE,
    ) +
    path('M6 -78C24 -70 50 -70 66 -76C60 -50 60 -40 68 -14C48 -24 26 -26 6 -16C12 -40 12 -50 6 -78Z', CREAM) +
    path('M-34 -56L-24 -44L-34 -32L-44 -44Z', RED) +
    path('M36 -56L46 -44L36 -32L26 -44Z', RED) +
    path('M-98 8L-66 14L-60 26H60L74 2L102 0C98 50 84 78 56 84H-50C-78 78 -94 50 -98 8Z', '#b5713a') +
    path('M-96 28C-60 40 60 42 98 22L96 34C60 54 -60 52 -94 40Z', GOLD) +
    [-46, -16, 14, 44].map((x) => rect(x - 8, 54, 16, 14, INK, 2) + circle(x, 61, 5, ORANGE)).join('') +
    path('M-102 84C-84 72 -70 92 -50 82C-34 74 -20 92 0 82C18 74 32 92 52 82C70 74 84 92 102 82V104H-102Z', '#bfe9ff'),
)

/** An old brass diving helmet. */
const diveHelmet = subject(
  '#d9952e',
  () =>
    path('M-88 98C-88 66 -60 58 -52 50H52C60 58 88 66 88 98Z', '#b5741c') +
    mirrored(circle(58, 82, 8, '#ffe08a') + circle(30, 82, 6, '#ffe08a')) +
    path(
      'M-72 -16C-72 -64 -40 -94 0 -94C40 -94 72 -64 72 -16C72 22 58 50 46 58H-46C-58 50 -72 22 -72 -16Z',
      '#d9952e',
    ) +
    rect(-60, 46, 120, 16, '#8f5310', 7) +
    circle(0, -16, 46, '#8f5310') +
    circle(0, -16, 38, '#ffe08a') +
    circle(0, -16, 31, NAVY) +
    path('M-24 -26C-20 -42 -6 -46 6 -44C-8 -36 -16 -24 -16 -10C-22 -14 -25 -20 -24 -26Z', SKY) +
    line('M-20 -16H20M0 -36V4', '#8f5310', 5) +
    mirrored(ellipse(68, -14, 13, 22, '#8f5310') + ellipse(68, -14, 7, 14, NAVY)) +
    path('M-14 -94H14V-104H-14Z', '#8f5310') +
    group(
      'translate(0 -16)',
      times(8, (i) => group(`rotate(${i * 45 + 22})`, circle(0, -42, 3.6, '#8f5310'))).join(''),
    ) +
    line('M-56 -44C-48 -62 -36 -72 -24 -78', '#ffe9b0', 6),
)

export const SEAFARING = { pearlDiver, galleon, diveHelmet }
