import { setLine } from './lettering.ts'

/** A sign in the poster face, centered on the origin. */
export function sign(text: string, width: number, height: number, color: string): string {
  const set = setLine(text, width, height, { pen: 0.2, ends: 'square', gap: 0.1 })
  return set.draw(-set.width / 2, -set.height / 2, color)
}
