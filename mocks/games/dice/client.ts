// The browser code of the games of dice.
import { byId, drawSymbol, readPageData } from '../../pages/client/dom.ts'
import { isCalm, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { DiceOutcome, DiceStage } from './rules.ts'

const { texts, stage } = readPageData<GamePageData<DiceStage>>()
const dice = [...byId('dice').children]

const ROLL_MS = 700

async function roll(): Promise<void> {
  if (isCalm()) return
  const rolls = dice.map((die, i) =>
    die.animate(
      [
        { transform: 'none' },
        { transform: `translateY(-40%) rotate(${180 + i * 40}deg) scale(.9)`, offset: 0.4 },
        { transform: 'rotate(360deg)' },
      ],
      { duration: ROLL_MS + i * 150, easing: 'ease-in-out' },
    ),
  )
  await Promise.all(rolls.map(({ finished }) => finished))
}

startGame<DiceOutcome>(async ({ outcome, pick }) => {
  for (const die of dice) die.classList.remove('match')
  await roll()
  dice.forEach((die, i) => {
    const face = outcome.shown[i] ?? ''
    die.replaceChildren(drawSymbol(face))
    die.classList.toggle('match', face === pick)
  })
  return texts[stage.said].replace('{names}', outcome.shown.map((face) => stage.names[face] ?? face).join(', '))
})
