// The browser code of the demo slot.
import { byId, drawSymbol, readPageData } from '../../pages/client/dom.ts'
import { isCalm, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { SlotOutcome } from './rules.ts'
import type { SlotStage } from './symbols.ts'

const { names } = readPageData<GamePageData<SlotStage>>().stage
const reels = [...document.querySelectorAll('.reel')]

function drawCell(symbol: number, isLit: boolean): HTMLElement {
  const box = document.createElement('span')
  box.className = isLit ? 'cell lit' : 'cell'
  box.append(drawSymbol(String(symbol)))
  return box
}

/** Moves a column up to its three symbols, from others below. */
async function spinReel(reel: Element, x: number, shown: readonly HTMLElement[]): Promise<void> {
  const passing = names.map((_, i) => drawCell((i * 3 + x) % names.length, false))
  const strip = document.createElement('div')
  strip.append(...shown, ...passing)
  reel.replaceChildren(strip)
  const from = `translateY(-${(passing.length / (passing.length + shown.length)) * 100}%)`
  const slide = strip.animate([{ transform: from }, { transform: 'none' }], {
    duration: 320 + x * 120,
    easing: 'cubic-bezier(.2,.7,.2,1)',
  })
  await slide.finished
  for (const one of passing) one.remove()
}

/** The server sends rows; the page shows columns. */
async function showReels(rows: SlotOutcome['rows'], isMoving: boolean): Promise<void> {
  const isFull = (row: readonly number[]): boolean => isMoving && new Set(row).size === 1
  const columns = reels.map((_, x) => rows.map((row) => drawCell(row[x] ?? 0, isFull(row))))
  const text = rows.map((row) => row.map((symbol) => names[symbol]).join(', ')).join('; ')
  if (isMoving && !isCalm()) await Promise.all(reels.map((reel, x) => spinReel(reel, x, columns[x] ?? [])))
  else reels.forEach((reel, x) => reel.replaceChildren(...(columns[x] ?? [])))
  byId('reels-text').textContent = text
}

startGame<SlotOutcome>(async ({ outcome }) => {
  await showReels(outcome.rows, true)
  return ''
})
void showReels(
  [
    [3, 1, 2],
    [0, 0, 0],
    [4, 6, 5],
  ],
  false,
)
