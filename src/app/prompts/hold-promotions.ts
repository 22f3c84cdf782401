import { reaction } from 'mobx'
import type { Stop } from '#src/lib/stop.ts'
import { PROMOTIONS, type QueuedOverlays } from '#src/stores/overlay-names.ts'
import type { Stores } from '#src/stores/stores.ts'

/** The prompts that are removed; an announcement of a maintenance comes again by itself. */
const PROMPTS: readonly (keyof QueuedOverlays)[] = [...PROMOTIONS, 'kycReminder', 'announcements']

/** What the player has opened that promotes, and what leads into a game. */
const PROMOTING: ReadonlySet<string> = new Set(['activityFrame', 'share', 'reward'])
const OF_GAMES: ReadonlySet<string> = new Set(['gameMenu', 'gameHelp', 'playQuestion', 'launchQuestion'])

/** Removes what promotes from the screen when promotions are held from now on, and what opens games when a break begins. */
export function holdPromotions({ overlays, session }: Pick<Stores, 'overlays' | 'session'>): Stop {
  return reaction(
    () => ({ isHeld: session.arePromotionsHeld, mayPlay: session.mayPlay }),
    ({ isHeld, mayPlay }) => {
      if (!isHeld) return
      for (const name of PROMPTS) overlays.dequeue(name)
      for (const { id, name } of [...overlays.stack, ...overlays.frames]) {
        if (PROMOTING.has(name) || (!mayPlay && OF_GAMES.has(name))) overlays.close(id)
      }
    },
    { fireImmediately: true },
  )
}
