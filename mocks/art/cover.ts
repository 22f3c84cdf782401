import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { distance } from './color.ts'
import { fitTitle } from './fit-title.ts'
import { COVER_HEIGHT, COVER_WIDTH } from './houses/house.ts'
import { getHouse } from './houses/houses.ts'
import { LIGHT, lit } from './light.ts'
import { createRandom } from './random.ts'
import { getSubject, type Subject } from './subjects.ts'

/** The number of a house's colors that a cover chooses from: those that differ most from its subject. */
const CHOICE = 4

export interface CoverOptions {
  name: string
  manuf: string
  manufName: string
  subject: string
  seed: string | number
}

function groundFor(grounds: readonly string[], subject: Subject, seed: string | number): string {
  const ranked = grounds.toSorted((a, b) => distance(b, subject.main) - distance(a, subject.main))
  return createRandom(`cover/${seed}`).pick(ranked.slice(0, CHOICE))
}

/** A game's ground: one of its house's colors, by its subject and seed. */
function getGround({ manuf, subject, seed }: Pick<CoverOptions, 'manuf' | 'subject' | 'seed'>): string {
  return groundFor(getHouse(manuf).grounds, getSubject(subject), seed)
}

/** The dominant color of the cover that `drawCover` draws from the same options. */
export function getCoverColor(options: Pick<CoverOptions, 'manuf' | 'subject' | 'seed'>): string {
  const ground = getGround(options)
  return getHouse(options.manuf).getDominantColor?.(ground) ?? ground
}

/**
 * A game's cover, a 300 × 400 SVG: its subject, lit from the top left, and its name in the style of its provider. The
 * same options always give the same SVG.
 */
export function drawCover({ name, manuf, manufName, subject: subjectName, seed }: CoverOptions): string {
  const house = getHouse(manuf)
  const subject = getSubject(subjectName)
  const [width, height] = house.measure
  const label = escapeHtml(manufName === '' ? name : `${name}, ${manufName}`)
  const picture = house.draw({
    ground: getGround({ manuf, subject: subjectName, seed }),
    title: fitTitle(name, width, height, house.face),
    place: (cx, cy, scale, degrees = 0) => lit(cx, cy, scale, degrees, subject.drawing),
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH}" height="${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}"><title>${label}</title><defs>${LIGHT}</defs>${picture}</svg>`
}
