import type { Palette } from '../palette.ts'
import type { SeededRandom } from '../random.ts'
import type { Motif } from '../shapes/motif.ts'

export const COVER_WIDTH = 300
export const COVER_HEIGHT = 400

/** Input of a composition: where its motif stands, and its random source. */
interface Stage {
  /** The center of the space that the title leaves free. */
  cx: number
  cy: number
  motif: Motif
  palette: Palette
  random: SeededRandom
  /** Unique in a document, for clip paths. */
  id: string
}

/** A whole poster without its words: 300 × 400, edge to edge. */
export type Scene = (stage: Stage) => string
