/** What a motif is drawn with: its body, the details cut into it, and the light on it. Any may be the same. */
export interface Ink {
  body: string
  detail: string
  glint: string
}

/** A drawing in a box from -100 to 100 both ways, about the origin. */
export type Motif = (ink: Ink) => string
