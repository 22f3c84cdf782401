/**
 * A letter of the poster face: a skeleton in a 1 × 1 box, drawn with a thick pen. `width` is relative to a normal
 * letter. A skeleton stretches to any width while the pen stays even, so a name fills its line exactly without a font.
 */
export interface Glyph {
  width: number
  path: string
  /** Ends of stems that take a serif. */
  stems: readonly (readonly [x: number, y: number])[]
}

const ROUND = 'M.5 0C.85 0 1 .1 1 .32L1 .68C1 .9 .85 1 .5 1C.15 1 0 .9 0 .68L0 .32C0 .1 .15 0 .5 0Z'

const SKELETONS: Record<string, [width: number, path: string]> = {
  A: [1.08, 'M0 1L.38 0L.62 0L1 1M.16 .68L.84 .68'],
  B: [
    1,
    'M0 .48L0 0L.55 0C.85 0 .95 .08 .95 .24C.95 .4 .85 .48 .55 .48L0 .48L0 1L.58 1C.88 1 1 .92 1 .74C1 .56 .88 .48 .55 .48',
  ],
  C: [1, 'M1 .22C.96 .07 .8 0 .5 0C.15 0 0 .1 0 .32L0 .68C0 .9 .15 1 .5 1C.8 1 .96 .93 1 .78'],
  D: [1, 'M0 0L.45 0C.85 0 1 .12 1 .35L1 .65C1 .88 .85 1 .45 1L0 1Z'],
  E: [0.86, 'M1 0L0 0L0 1L1 1M0 .5L.86 .5'],
  F: [0.84, 'M1 0L0 0L0 1M0 .52L.84 .52'],
  G: [1, 'M1 .2C.96 .07 .8 0 .5 0C.15 0 0 .1 0 .32L0 .68C0 .9 .15 1 .5 1C.85 1 1 .9 1 .7L1 .6L.66 .6'],
  H: [1, 'M0 0L0 1M1 0L1 1M0 .5L1 .5'],
  I: [0, 'M.5 0L.5 1'],
  J: [0.84, 'M1 0L1 .68C1 .9 .85 1 .5 1C.15 1 0 .9 0 .7'],
  K: [1.02, 'M0 0L0 1M1 0L.06 .58M.3 .42L1 1'],
  L: [0.8, 'M0 0L0 1L1 1'],
  M: [1.4, 'M0 1L0 0L.12 0L.5 .62L.88 0L1 0L1 1'],
  N: [1.06, 'M0 1L0 0L.13 0L.87 1L1 1L1 0'],
  O: [1.04, ROUND],
  P: [0.98, 'M0 1L0 0L.55 0C.88 0 1 .1 1 .28C1 .46 .88 .57 .55 .57L0 .57'],
  Q: [1.04, `${ROUND}M.62 .74L.98 1.04`],
  R: [1, 'M0 1L0 0L.55 0C.88 0 1 .1 1 .27C1 .45 .88 .54 .55 .54L0 .54M.5 .54L1 1'],
  S: [
    0.98,
    'M1 .2C.96 .06 .8 0 .5 0C.15 0 0 .08 0 .26C0 .44 .2 .47 .5 .5C.8 .53 1 .57 1 .75C1 .92 .85 1 .5 1C.2 1 .04 .94 0 .8',
  ],
  T: [0.96, 'M0 0L1 0M.5 0L.5 1'],
  U: [1, 'M0 0L0 .68C0 .9 .15 1 .5 1C.85 1 1 .9 1 .68L1 0'],
  V: [1.06, 'M0 0L.4 1L.6 1L1 0'],
  W: [1.6, 'M0 0L.2 1L.32 1L.5 .32L.68 1L.8 1L1 0'],
  X: [1.04, 'M0 0L1 1M1 0L0 1'],
  Y: [1.02, 'M0 0L.5 .54L1 0M.5 .54L.5 1'],
  Z: [0.92, 'M0 0L1 0L1 .08L0 .92L0 1L1 1'],
  '0': [1, ROUND],
  '1': [0.4, 'M0 .14L.7 0L1 0L1 1'],
  '2': [0.94, 'M0 .22C.04 .07 .2 0 .5 0C.85 0 1 .1 1 .28C1 .5 0 .7 0 .94L0 1L1 1'],
  '3': [
    0.94,
    'M0 .24C0 .08 .2 0 .5 0C.85 0 1 .08 1 .25C1 .42 .8 .48 .4 .48C.85 .48 1 .56 1 .74C1 .92 .85 1 .5 1C.2 1 .04 .94 0 .8',
  ],
  '4': [1, 'M.78 1L.78 0L.62 0L0 .66L0 .74L1 .74'],
  '5': [0.94, 'M.95 0L.05 0L.05 .45C.2 .4 .4 .38 .55 .38C.88 .38 1 .5 1 .68C1 .9 .85 1 .5 1C.2 1 .04 .94 0 .82'],
  '6': [
    0.98,
    'M.95 .2C.9 .06 .75 0 .5 0C.15 0 0 .1 0 .35L0 .68C0 .9 .15 1 .5 1C.85 1 1 .9 1 .7C1 .5 .85 .43 .5 .43C.25 .43 .05 .5 0 .66',
  ],
  '7': [0.92, 'M0 0L1 0L1 .08L.36 1'],
  '8': [
    1,
    'M.5 .48C.15 .48 .04 .4 .04 .24C.04 .08 .2 0 .5 0C.8 0 .96 .08 .96 .24C.96 .4 .85 .48 .5 .48C.15 .48 0 .58 0 .74C0 .92 .15 1 .5 1C.85 1 1 .92 1 .74C1 .58 .85 .48 .5 .48Z',
  ],
  '9': [
    0.98,
    'M.05 .8C.1 .94 .25 1 .5 1C.85 1 1 .9 1 .65L1 .32C1 .1 .85 0 .5 0C.15 0 0 .1 0 .3C0 .5 .15 .57 .5 .57C.75 .57 .95 .5 1 .34',
  ],
  '&': [
    1.1,
    'M1 1L.18 .32C.02 .1 .2 0 .42 0C.66 0 .78 .1 .74 .24C.68 .42 0 .48 0 .74C0 .92 .2 1 .42 1C.74 1 .95 .85 1 .56',
  ],
  '-': [0.5, 'M0 .5L1 .5'],
  '+': [0.7, 'M0 .5L1 .5M.5 .26L.5 .74'],
  '/': [0.7, 'M0 1L1 0'],
  "'": [0, 'M.5 0L.5 .18'],
  '!': [0, 'M.5 0L.5 .62M.5 .97L.5 1'],
  '.': [0, 'M.5 .97L.5 1'],
  ',': [0, 'M.5 .97L.5 1.12'],
  ':': [0, 'M.5 .26L.5 .29M.5 .84L.5 .87'],
  '?': [0.9, 'M0 .26C0 .08 .2 0 .5 0C.8 0 1 .08 1 .26C1 .44 .5 .46 .5 .64M.5 .97L.5 1'],
  ' ': [0.4, ''],
}

/** Diacritics of Filipino, Spanish and Vietnamese names, above the letter (negative y). */
const MARKS: Record<string, string> = {
  '\u0300': 'M.36 -.3L.6 -.22',
  '\u0301': 'M.4 -.22L.64 -.3',
  '\u0302': 'M.25 -.2L.5 -.32L.75 -.2',
  '\u0303': 'M.15 -.22C.4 -.36 .6 -.12 .85 -.26',
  '\u0308': 'M.2 -.26L.22 -.26M.78 -.26L.8 -.26',
}

const TOP_LEFT = [0, 0] as const
const TOP_RIGHT = [1, 0] as const
const FOOT_LEFT = [0, 1] as const
const FOOT_RIGHT = [1, 1] as const
const FOUR = [TOP_LEFT, TOP_RIGHT, FOOT_LEFT, FOOT_RIGHT]
const LEFT = [TOP_LEFT, FOOT_LEFT]

const STEMS: Record<string, Glyph['stems']> = {
  A: [FOOT_LEFT, FOOT_RIGHT],
  B: LEFT,
  D: LEFT,
  E: LEFT,
  F: LEFT,
  H: FOUR,
  I: [
    [0.5, 0],
    [0.5, 1],
  ],
  K: FOUR,
  L: LEFT,
  M: FOUR,
  N: [TOP_LEFT, TOP_RIGHT, FOOT_LEFT],
  P: LEFT,
  R: [...LEFT, FOOT_RIGHT],
  T: [[0.5, 1]],
  U: [TOP_LEFT, TOP_RIGHT],
  V: [TOP_LEFT, TOP_RIGHT],
  W: [TOP_LEFT, TOP_RIGHT],
  X: FOUR,
  Y: [TOP_LEFT, TOP_RIGHT, [0.5, 1]],
}

/** The glyphs of a text, in capitals; undefined if the face lacks a character, so that the caller uses a font. */
export function toGlyphs(text: string): Glyph[] | undefined {
  const glyphs: Glyph[] = []
  for (const char of text.toUpperCase().replaceAll('’', "'").replaceAll('–', '-').normalize('NFD')) {
    const mark = MARKS[char]
    const last = glyphs.at(-1)
    if (mark !== undefined && last !== undefined) {
      last.path += mark
      continue
    }
    const skeleton = SKELETONS[char]
    if (skeleton === undefined) return undefined
    glyphs.push({ width: skeleton[0], path: skeleton[1], stems: STEMS[char] ?? [] })
  }
  return glyphs
}
