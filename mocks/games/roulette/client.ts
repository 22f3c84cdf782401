// The browser code of the roulette.
import { byId, readPageData } from '../../pages/client/dom.ts'
import { isCalm, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import { POCKETS, type RouletteOutcome } from './rules.ts'

const { texts } = readPageData<GamePageData>()

/** Results that the table remembers. */
const ROAD_LENGTH = 12
const SPIN_MS = 2_600
const TURNS = 3

let turned = 0

/** Turns the wheel until a number lies under the ball at its top. */
async function turnTo(number: number): Promise<void> {
  const from = turned
  const angle = (POCKETS.indexOf(number) * 360) / POCKETS.length
  turned = Math.ceil(from / 360 + TURNS) * 360 - angle
  const wheel = byId('wheel')
  if (!isCalm()) {
    const keyframes = [from, turned].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
    await wheel.animate(keyframes, { duration: SPIN_MS, easing: 'cubic-bezier(.15,.6,.2,1)' }).finished
  }
  wheel.setAttribute('transform', `rotate(${turned})`)
}

function addToRoad({ number, color }: RouletteOutcome): void {
  const mark = document.createElement('li')
  mark.className = color
  mark.textContent = String(number)
  const road = byId('road')
  road.append(mark)
  if (road.children.length > ROAD_LENGTH) road.firstElementChild?.remove()
}

startGame<RouletteOutcome>(async ({ outcome }) => {
  const { number, color } = outcome
  const shown = byId('number')
  shown.textContent = ''
  document.querySelector('.cell.hit')?.classList.remove('hit')
  await turnTo(number)
  shown.textContent = String(number)
  shown.className = `num ${color}`
  document.querySelector(`.at-${number}`)?.classList.add('hit')
  addToRoad(outcome)
  return texts.falls.replace('{number}', String(number)).replace('{color}', texts[color].toLowerCase())
})
