/** CSS pixels that the page must be drawn down by to refresh. */
export const PULL_ENOUGH = 72

/** The most it can be drawn down by. */
const PULL_MOST = 112

/** How far the page follows a finger that has moved down by `dy`: less and less, so that its end is felt. */
export function pullOf(dy: number): number {
  return dy <= 0 ? 0 : PULL_MOST * (1 - Math.exp(-dy / (PULL_MOST * 1.6)))
}

/** Whether a finger's first movement pulls: down, more than sideways, and far enough to be no tap. */
export function startsPull(dx: number, dy: number): boolean {
  return dy > 8 && dy > Math.abs(dx)
}
