import type { FittedTitle } from '../fit-title.ts'
import type { Face } from '../lettering.ts'

export const COVER_WIDTH = 300
export const COVER_HEIGHT = 400

/** What a house's poster is made from. */
export interface Poster {
  /** One of the house's colors. */
  ground: string
  title: FittedTitle
  /** The subject, lit, for a center and a scale. */
  place(cx: number, cy: number, scale: number, degrees?: number): string
}

/** A provider's style: every cover of it has the same layout, lettering and family of colors. */
export interface House {
  grounds: readonly string[]
  face: Face
  /** The widest and the highest title. */
  measure: readonly [width: number, height: number]
  /** The colors of its logo. */
  logo: { ground: string; main: string; second: string }
  /** The provider's mark in a box from -40 to 40. */
  emblem(main: string, second: string): string
  draw(poster: Poster): string
  /** The color that fills most of a cover on this ground; the ground itself if absent. */
  getDominantColor?(ground: string): string
}
