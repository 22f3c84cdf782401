import { mix } from '../color.ts'
import { circle, ellipse, line, path, polygon, times } from '../svg.ts'

export type Dress = 'terno' | 'blazer' | 'waistcoat' | 'gown' | 'barong' | 'suit' | 'collar'

const GOLD = '#e9b94f'
const BODY = 'M-66 118C-64 82 -42 70 -14 61L4 72L24 59C52 66 72 80 76 118Z'
const FILL = 'url(#dress)'

const NECK = 'M-7 26L21 18C20 42 23 54 32 60L6 82L-20 62C-8 55 -6 44 -7 26Z'
const SHIRT = '#f6f1e6'

const buttons = (color: string): string => times(3, (i) => circle(4, 84 + i * 11, 1.6, color)).join('')

const BOW_TIE = (color: string): string =>
  polygon(
    [
      [4, 66],
      [-9, 59],
      [-9, 74],
    ],
    color,
  ) +
  polygon(
    [
      [4, 66],
      [17, 59],
      [17, 74],
    ],
    color,
  ) +
  circle(4, 66.5, 3.2, mix(color, '#000000', 0.3))

/** Neck, shoulders and what a dealer wears; the light comes from above. */
export function drawDress(dress: Dress, color: string, skin: string): string {
  const dark = mix(color, '#0a0418', 0.45)
  const light = mix(color, '#ffffff', 0.35)
  const neck = path(NECK, 'url(#neck)')
  const shirt = path('M-16 60L4 86L26 58L34 64L10 118H-4L-26 66Z', SHIRT)
  switch (dress) {
    case 'terno':
      // The butterfly sleeves of a Filipiniana.
      return (
        path('M-66 118C-64 86 -44 74 -20 66C-6 78 18 78 32 64C54 70 74 84 76 118Z', skin) +
        neck +
        path('M-22 66C-14 86 24 86 34 64C46 68 52 76 54 118H-46C-44 82 -38 74 -22 66Z', FILL) +
        path('M-24 66C-46 44 -78 54 -76 96C-66 88 -52 92 -40 96C-36 84 -32 74 -24 66Z', FILL) +
        path('M36 64C58 40 92 50 88 94C78 86 64 90 50 96C46 82 42 72 36 64Z', FILL) +
        line(
          'M-28 70C-46 62 -62 66 -70 82M-30 76C-44 72 -56 76 -62 88M40 68C58 58 74 62 82 80M42 74C56 68 68 72 74 86',
          light,
          1.2,
        ) +
        line('M-20 68C-12 86 22 86 32 66', GOLD, 1.8) +
        circle(5, 90, 3, GOLD)
      )
    case 'gown':
      return (
        path('M-60 118C-58 84 -42 73 -16 62L6 74L28 60C52 68 68 82 70 118Z', mix(skin, '#5a1f14', 0.18)) +
        neck +
        path('M-38 118C-40 96 -36 84 -26 70L-20 68C-12 90 20 92 30 66L38 68C48 82 52 96 50 118Z', FILL) +
        line('M-12 55C0 64 16 62 26 53', GOLD, 1.6) +
        circle(6, 62, 2.6, '#fff6e3')
      )
    case 'blazer':
      return (
        path(BODY, FILL) +
        neck +
        path('M-15 62L5 94L28 60L20 118H-8Z', SHIRT) +
        path('M-16 60L-28 70L-22 82L0 118H-30L-40 72Z', dark) +
        path('M26 58L38 66L32 80L12 118H36L52 70Z', dark) +
        line('M-16 60L-28 70L-22 82L0 118M26 58L38 66L32 80L12 118', light, 1)
      )
    case 'waistcoat':
      return (
        path(BODY, SHIRT) +
        path('M-66 118C-64 92 -54 80 -44 76L-36 118ZM76 118C74 92 64 80 54 74L46 118Z', '#d9d0bd') +
        neck +
        path('M-14 60L4 68L-6 80L-20 64ZM24 58L4 68L14 80L32 63Z', '#ffffff') +
        path('M-34 68L-20 70L4 100L32 68L44 68C48 84 50 100 48 118H-40C-42 100 -40 84 -34 68Z', FILL) +
        line('M4 100V118', dark, 1.4) +
        BOW_TIE(dark)
      )
    case 'barong':
      return (
        path(BODY, FILL) +
        neck +
        path('M-16 58L4 70L-8 84L-24 64ZM26 56L4 70L16 84L34 62Z', light) +
        path('M-8 80H18V118H-8Z', mix(color, '#ffffff', 0.18)) +
        line('M-6 84C0 88 0 94 -6 98C0 102 0 108 -6 112M16 84C10 88 10 94 16 98C10 102 10 108 16 112', GOLD, 1.1) +
        buttons(dark)
      )
    case 'suit':
      return (
        path(BODY, FILL) +
        neck +
        shirt +
        path('M-22 64L-34 74L-26 84L0 118H-34L-46 74ZM30 62L42 70L34 82L10 118H40L56 72Z', dark) +
        polygon(
          [
            [0, 74],
            [9, 74],
            [11, 80],
            [8, 118],
            [1, 118],
            [-2, 80],
          ],
          '#b5304c',
        ) +
        path('M-14 60L4 74L-6 84L-20 64ZM24 58L4 74L14 84L32 63Z', '#ffffff')
      )
    case 'collar':
      return (
        path(BODY, FILL) +
        neck +
        path('M-16 56C-6 68 16 68 28 53L32 62C20 80 -8 80 -20 64Z', light) +
        line('M5 72V118', dark, 1.4) +
        ellipse(5, 78, 1.8, 1.8, GOLD) +
        ellipse(5, 92, 1.8, 1.8, GOLD)
      )
  }
}
