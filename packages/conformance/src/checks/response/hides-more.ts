import { createRandom, hash } from '@tumpak/contract-kit/random.ts'
import { patternMaker } from '../../document/schema/pattern.ts'

/** How many texts of a mask to make: enough for all its alternatives, and for a name of several words. */
const MAX_SAMPLES = 24

/** Texts that a mask allows, and the character that hides. */
interface Mask {
  samples: readonly string[]
  hiding: string
}

const masks = new Map<string, Mask | undefined>()

/** Returns a text that a mask allows, to show what is expected; undefined if none can be made. */
export function getMaskExample(pattern: string): string | undefined {
  return getMask(pattern)?.samples[0]
}

/**
 * Whether a text that does not follow a mask shows no more than the mask does: it hides something, and what it shows at
 * its start, at its end and between is no longer than in a text that the mask allows.
 */
export function hidesMore(pattern: string, text: string): boolean {
  const mask = getMask(pattern)
  if (mask === undefined || !text.includes(mask.hiding)) return false
  const shown = listShown(text, mask.hiding)
  return mask.samples.some((sample) => isWithin(shown, listShown(sample, mask.hiding)))
}

/** How many characters of a text are not hidden. */
export function countShown(pattern: string, text: string): number {
  const mask = getMask(pattern)
  return listShown(text, mask?.hiding ?? '*').reduce((sum, length) => sum + length, 0)
}

function getMask(pattern: string): Mask | undefined {
  if (!masks.has(pattern)) masks.set(pattern, readMask(pattern))
  return masks.get(pattern)
}

function readMask(pattern: string): Mask | undefined {
  const maker = patternMaker(pattern)
  if (maker === undefined) return undefined
  const random = createRandom(hash(pattern))
  const samples = Array.from({ length: MAX_SAMPLES }, (_, index) =>
    maker.make(Math.min(maker.min + index, maker.max), random),
  )
  // What stands in all of them hides. A fixed beginning, such as +63, stands there too, but is not repeated.
  const [first = ''] = samples
  const runs = [...new Set(first)]
    .filter((character) => samples.every((sample) => sample.includes(character)))
    .toSorted((a, b) => getLongestRun(first, b) - getLongestRun(first, a))
  const [hiding] = runs
  return hiding === undefined ? undefined : { samples, hiding }
}

function getLongestRun(text: string, letter: string): number {
  let [longest, own] = [0, 0]
  for (const character of text) {
    own = character === letter ? own + 1 : 0
    longest = Math.max(longest, own)
  }
  return longest
}

/** The lengths of what a text shows: before the first hidden part, between them, and after the last one. */
function listShown(text: string, hiding: string): number[] {
  const lengths = [0]
  let isHidden = false
  for (const character of text) {
    if (character !== hiding) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1
    else if (!isHidden) lengths.push(0)
    isHidden = character === hiding
  }
  return lengths
}

/** Whether each part fits into one of the other text, in order, the first into the first and the last into the last. */
function isWithin(shown: readonly number[], allowed: readonly number[]): boolean {
  if (shown.length > allowed.length) return false
  const [start = 0, end = 0] = [allowed[0], allowed.at(-1)]
  if ((shown[0] ?? 0) > start || (shown.at(-1) ?? 0) > end) return false
  const between = allowed.slice(1, -1)
  return shown.slice(1, -1).every((length) => {
    const fitting = between.findIndex((space) => space >= length)
    between.splice(0, fitting === -1 ? between.length : fitting + 1)
    return fitting !== -1
  })
}
