import type { Ink, Motif } from '../shapes/motif.ts'

/** What a cover shows: a drawing in a box from -100 to 100 in both directions, in its own colors. */
export interface Subject {
  /** The dominant color; a cover picks a background that contrasts with it. */
  main: string
  draw(): string
}

/** A motif in natural colors. */
export function inked(motif: Motif, body: string, detail: string, glint: string): Subject {
  const ink: Ink = { body, detail, glint }
  return { main: body, draw: () => motif(ink) }
}

export function subject(main: string, draw: () => string): Subject {
  return { main, draw }
}
