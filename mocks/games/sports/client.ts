// The browser code of the bet slip.
import { byId, readPageData } from '../../pages/client/dom.ts'
import { formatMoney, getChosen, pause, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { SportsOutcome, SportsStage } from './rules.ts'

const { texts, stage } = readPageData<GamePageData<SportsStage>>()

const EVENT_MS = 1_200

/** Shows what the slip would pay, in whole centavos as the server counts it. */
function showReturns(): void {
  const centavos = Math.floor(
    (Math.round(Number(getChosen('bet')) * 100) * Math.round((stage.odds[getChosen('pick')] ?? 0) * 100)) / 100,
  )
  byId('returns').textContent = formatMoney(centavos / 100)
}

startGame<SportsOutcome>(async ({ outcome }) => {
  await pause(EVENT_MS)
  if (outcome.winner === 'draw') return texts.endsDraw
  return texts.wins.replace('{name}', stage.names[outcome.winner])
})
document.addEventListener('change', showReturns)
showReturns()
