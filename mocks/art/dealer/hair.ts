import { mix } from '../color.ts'
import { circle, ellipse, group, line, path, spun } from '../svg.ts'

export type Hair = 'bun' | 'long' | 'bob' | 'ponytail' | 'flower' | 'parted' | 'cropped' | 'quiff' | 'wavy' | 'swept'

const FILL = 'url(#hair)'

/** A head of hair from the forehead's part to the ear; what long styles have in common. */
const CROWN =
  'M-26 -12C-36 -46 -8 -60 8 -56C32 -54 40 -30 33 -2C32 2 30 2 29 -4C28 -18 22 -30 8 -35C-2 -30 -20 -30 -26 -12Z'

/** A sheen where the lamp meets the crown. */
const sheen = (color: string): string =>
  `<path d="M-14 -44C-4 -54 14 -54 24 -42C14 -47 -2 -48 -14 -44Z" fill="${mix(color, '#ffd9a8', 0.5)}" opacity=".5"/>`

const GUMAMELA =
  spun(5, ellipse(0, -6, 4.6, 6.4, '#e5264f')) + circle(0, 0, 2.6, '#8f0f35') + line('M0 0L7 -7', '#ffd166', 1.6)

/** Hair in two layers, behind and before the head. */
export function drawHair(hair: Hair, color: string): { back: string; front: string } {
  const strand = mix(color, '#c98f63', 0.4)
  switch (hair) {
    case 'bun':
      return {
        back: circle(28, -50, 15, FILL) + path('M-24 -10C-30 -50 36 -62 36 -6C36 14 28 22 24 24Z', FILL),
        front: path(CROWN, FILL) + sheen(color) + line('M18 -56C24 -62 34 -62 40 -54', strand, 1.4),
      }
    case 'long':
      return {
        back: path(
          'M-24 -16C-34 -60 44 -66 42 -2C42 30 54 44 50 82C42 92 24 88 18 74L-14 40C-34 46 -38 66 -34 82C-46 74 -44 46 -32 26C-28 14 -26 0 -24 -16Z',
          FILL,
        ),
        front:
          path(CROWN, FILL) +
          path('M30 -8C36 14 38 34 44 52C48 66 44 80 34 84C42 64 28 40 28 12Z', FILL) +
          line('M36 10C38 34 48 48 44 70', strand, 1.4) +
          sheen(color),
      }
    case 'bob':
      return {
        back: path('M-26 -14C-34 -60 44 -64 42 -4C42 16 40 28 34 36C20 40 -10 36 -28 30C-32 16 -28 0 -26 -14Z', FILL),
        front:
          path(
            'M-28 -8C-38 -48 -6 -60 8 -56C36 -54 44 -26 40 6C39 20 36 30 31 35C27 24 31 8 29 -8C18 -14 4 -22 -2 -34C-8 -26 -18 -20 -25 -14C-27 -2 -26 10 -28 16C-31 8 -30 0 -28 -8Z',
            FILL,
          ) + sheen(color),
      }
    case 'ponytail':
      return {
        back:
          path('M22 -50C50 -62 66 -34 58 -4C54 16 60 34 50 52C46 32 36 24 40 -2C42 -20 34 -34 22 -50Z', FILL) +
          path('M-24 -10C-30 -50 36 -62 36 -6C36 10 30 18 26 20Z', FILL),
        front:
          path(CROWN, FILL) +
          sheen(color) +
          line('M46 -38C54 -22 50 -2 50 18', strand, 1.4) +
          circle(32, -46, 4, '#e9b94f'),
      }
    case 'flower':
      return {
        back: ellipse(36, 4, 14, 17, FILL) + path('M-24 -10C-30 -50 36 -62 36 -6C36 14 28 22 24 24Z', FILL),
        front:
          path(
            'M-27 -8C-34 -46 -10 -60 8 -56C34 -54 42 -28 34 4C33 8 30 4 29 -4C26 -20 12 -28 -8 -36C-16 -30 -24 -22 -27 -8Z',
            FILL,
          ) +
          sheen(color) +
          group('translate(31 -18) scale(1.15)', GUMAMELA),
      }
    case 'parted':
      return {
        back: '',
        front:
          path(
            'M-25 -18C-32 -44 -16 -58 6 -57C30 -56 40 -34 31 -4L28 -14C27 -22 24 -28 16 -33C4 -30 -10 -34 -16 -38C-18 -30 -24 -26 -25 -18Z',
            FILL,
          ) +
          line('M-14 -40C-4 -48 10 -50 20 -44', strand, 1.4) +
          sheen(color),
      }
    case 'cropped':
      return {
        back: '',
        front:
          path(
            'M-24 -24C-26 -44 -12 -54 6 -53C26 -52 36 -34 31 -6L28 -16C27 -24 22 -32 12 -35C0 -38 -16 -36 -24 -24Z',
            FILL,
          ) + sheen(color),
      }
    case 'quiff':
      return {
        back: '',
        front:
          path(
            'M-25 -24C-38 -48 -22 -66 6 -62C34 -62 42 -34 31 -4L28 -14C28 -24 26 -30 18 -35C6 -30 -14 -34 -25 -24Z',
            FILL,
          ) +
          line('M-24 -40C-14 -56 8 -58 22 -46', strand, 1.6) +
          sheen(color),
      }
    case 'wavy':
      return {
        back: path('M-24 -16C-34 -58 42 -64 38 0C40 12 36 22 30 26Z', FILL),
        front:
          path(
            'M-26 -14C-38 -30 -30 -54 -12 -54C-4 -64 22 -62 26 -50C42 -44 42 -22 36 -10C40 2 36 14 31 18C28 8 32 -2 27 -12C18 -14 16 -26 6 -30C-2 -24 -12 -28 -16 -34C-20 -26 -24 -22 -26 -14Z',
            FILL,
          ) + line('M-20 -42C-10 -50 0 -40 8 -48C14 -52 22 -46 26 -38', strand, 1.4),
      }
    case 'swept':
      return {
        back: '',
        front:
          path(
            'M-25 -22C-30 -46 -12 -59 8 -58C34 -57 40 -34 32 -2L28 -14C27 -24 22 -31 12 -40C-2 -42 -20 -36 -25 -22Z',
            FILL,
          ) + line('M-20 -36C-8 -50 14 -54 28 -36M-16 -42C-4 -52 14 -52 26 -44', strand, 1.2),
      }
  }
}
