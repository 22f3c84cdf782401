// The browser code of the climb.
import { byId, readPageData } from '../../pages/client/dom.ts'
import { isCalm, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { ClimbOutcome } from './rules.ts'

const { texts } = readPageData<GamePageData>()

const MIN_MS = 500
const MAX_MS = 2_400
/** The height at which the top of the picture is reached. */
const TOP = 10

const format = (height: number): string => `× ${height.toFixed(2)}`

/** How much of the trail a height fills: doubling always takes the same part of it. */
function getPart(height: number): number {
  return Math.min(1, Math.log(height) / Math.log(TOP))
}

/** Puts the rider and the trail where a height is. */
function showHeight(height: number): void {
  const part = getPart(height)
  const trail = document.querySelector<SVGPathElement>('#trail')
  const sky = byId('rider').parentElement?.getBoundingClientRect()
  if (trail === null || sky === undefined) return
  const { x, y } = trail.getPointAtLength(trail.getTotalLength() * part)
  trail.style.strokeDashoffset = String(1 - part)
  const [left, top] = [Math.max(48, (x / 300) * sky.width), (y / 200) * sky.height]
  byId('rider').style.transform = `translate(${left}px, ${Math.min(sky.height - 30, Math.max(66, top))}px)`
  byId('height').textContent = format(height)
}

async function climb(to: number): Promise<void> {
  const duration = MIN_MS + (MAX_MS - MIN_MS) * getPart(to)
  const start = performance.now()
  let passed = 0
  while (!isCalm() && passed < 1) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    passed = Math.min(1, Math.max(0, (now - start) / duration))
    showHeight(to ** passed)
  }
  showHeight(to)
}

startGame<ClimbOutcome>(async ({ outcome, pick }) => {
  const height = byId('height')
  height.classList.remove('made')
  await climb(outcome.reached)
  height.classList.toggle('made', outcome.reached >= Number(pick))
  return texts.reached.replace('{height}', outcome.reached.toFixed(2))
})
