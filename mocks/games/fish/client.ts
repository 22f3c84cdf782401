// The browser code of the fish pond.
import { byId, readPageData } from '../../pages/client/dom.ts'
import { isCalm, startGame } from '../client/start-game.ts'
import type { GamePageData } from '../page-data.ts'
import type { FishOutcome } from './rules.ts'
import type { FishStage } from './species.ts'

const { texts, stage } = readPageData<GamePageData<FishStage>>()

const FLIGHT_MS = 450
const CATCH_MS = 600

/** Shoots from the bottom of the pond to where the fish is now. */
async function shoot(fish: Element): Promise<void> {
  const pond = byId('pond').getBoundingClientRect()
  const target = fish.getBoundingClientRect()
  const [x, y] = [target.left + target.width / 2 - pond.left, target.top + target.height / 2 - pond.top]
  const from = `translate(${pond.width / 2}px, ${pond.height - 50}px)`
  await byId('shot').animate(
    [
      { transform: from, opacity: 1 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in' },
  ).finished
}

function showEnd(fish: Element, isCaught: boolean): Promise<Animation> {
  const end = isCaught
    ? [
        { transform: 'none' },
        { transform: 'translateY(-30%) rotate(180deg) scale(.4)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
    : [
        { transform: 'none' },
        { transform: 'translateX(-12%)' },
        { transform: 'translateX(12%)' },
        { transform: 'none' },
      ]
  return fish.animate(end, { duration: CATCH_MS }).finished
}

startGame<FishOutcome>(async ({ outcome, pick }) => {
  const fish = byId<HTMLElement>(pick)
  if (!isCalm()) {
    await shoot(fish)
    await showEnd(fish, outcome.isCaught)
  }
  return (outcome.isCaught ? texts.caught : texts.escaped).replace('{name}', stage.names[pick] ?? '')
})
