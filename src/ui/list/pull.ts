/** The distance that triggers a refresh, in CSS pixels. */
export const PULL_ENOUGH = 72

/** The maximum distance. */
const MAX_PULL = 112

/** How far the page follows a finger that has moved down by `dy`: with increasing resistance. */
export function getPull(dy: number): number {
  return dy <= 0 ? 0 : MAX_PULL * (1 - Math.exp(-dy / (MAX_PULL * 1.6)))
}

/** Whether a finger's first movement pulls: down, more than sideways, and more than a tap. */
export function startsPull(dx: number, dy: number): boolean {
  return dy > 8 && dy > Math.abs(dx)
}
