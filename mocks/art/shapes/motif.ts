/** The colors of a motif: its body, the details cut into it, and its light. Any two may be the same. */
export interface Ink {
  body: string
  detail: string
  glint: string
}

/** A drawing in a box from -100 to 100 in both directions, around the origin. */
export type Motif = (ink: Ink) => string
