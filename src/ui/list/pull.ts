/** The distance that triggers a refresh, in CSS pixels. */
export const PULL_ENOUGH = 72

/** The maximum distance. */
const PULL_MOST = 112

/** How far the page follows a finger that has moved down by `dy`: with increasing resistance. */
export function pullOf(dy: number): number {
  return dy <= 0 ? 0 : PULL_MOST * (1 - Math.exp(-dy / (PULL_MOST * 1.6)))
}

/** Whether a finger's first movement pulls: down, more than sideways, and more than a tap. */
export function startsPull(dx: number, dy: number): boolean {
  return dy > 8 && dy > Math.abs(dx)
}
