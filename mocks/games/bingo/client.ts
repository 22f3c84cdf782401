// The browser code of the bingo.
import { byId, readPageData } from '../../pages/client/dom.ts'
import { pause, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { BingoOutcome } from './rules.ts'

const { texts } = readPageData<GamePageData>()
const spots = [...byId('spots').children]

const CALL_MS = 70
const PER_COLUMN = 15

function drawBall(number: number): HTMLElement {
  const ball = document.createElement('span')
  ball.className = `ball num col-${Math.floor((number - 1) / PER_COLUMN)}`
  ball.textContent = String(number)
  return ball
}

function showCard(card: readonly number[]): void {
  spots.forEach((spot, i) => {
    spot.classList.remove('line')
    if (card[i] === 0) return
    spot.classList.remove('marked')
    spot.textContent = String(card[i] ?? '')
  })
  byId('card-text').textContent = card.filter((number) => number > 0).join(', ')
}

function describeLines(count: number): string {
  if (count === 0) return texts.lines0
  return count === 1 ? texts.lines1 : texts.lines.replace('{count}', String(count))
}

startGame<BingoOutcome>(async ({ outcome }) => {
  const { card, balls, lines } = outcome
  showCard(card)
  const [now, called] = [byId('now'), byId('called')]
  called.replaceChildren()
  for (const number of balls) {
    now.textContent = String(number)
    now.className = `ball now num col-${Math.floor((number - 1) / PER_COLUMN)}`
    called.prepend(drawBall(number))
    spots[card.indexOf(number)]?.classList.add('marked')
    await pause(CALL_MS)
  }
  for (const cell of lines.flat()) spots[cell]?.classList.add('line')
  return describeLines(lines.length)
})
