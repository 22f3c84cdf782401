import { readFileSync } from 'node:fs'

/** The product's mark, with its box 4 1 56 60. */
const MARK = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  .replace(/^[^>]*>/, '')
  .replace('</svg>', '')
  .replace(/\n\s*/g, '')

/** The product's lantern in its own colors, in a box from -100 to 100 around the star. */
export const lantern = (): string => `<g transform="translate(-105.6 -102.3) scale(3.3)">${MARK}</g>`
