import { LIGHT, lit } from './light.ts'
import { getSubject } from './subjects.ts'
import { ellipse, line, rect, times } from './svg.ts'

const REELS = 3

/** A picture of a slot's rules, 640 × 360: three reels that stop at the game's own subject. */
export function drawHelp(subject: string): string {
  const reels = times(REELS, (i) => {
    const x = 58 + i * 182
    return (
      rect(x, 70, 160, 220, '#fff8e6', 16) +
      rect(x, 70, 160, 44, '#f3e3bd', 16) +
      rect(x, 246, 160, 44, '#f3e3bd', 16) +
      ellipse(x + 80, 238, 52, 8, '#d9c18c') +
      lit(x + 80, 180, 0.66, 0, getSubject(subject).drawing)
    )
  }).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" aria-hidden="true"><defs>${LIGHT}</defs>` +
    `${rect(0, 0, 640, 360, '#2a1f6b')}${rect(34, 46, 572, 268, '#ffb52e', 26)}${rect(44, 56, 552, 248, '#4a20a8', 20)}` +
    `${reels}${line('M48 180H592', '#ff4f79', 6)}</svg>`
  )
}
