import { reaction } from 'mobx'
import type { Stop } from '#src/lib/stop.ts'
import { LeftGameStore } from '#src/routing/left-game-store.ts'
import type { Stores } from '#src/stores/stores.ts'
import { type PlayDeps, PlayStore } from './play-store.ts'

export interface LeftGameDeps extends PlayDeps {
  readonly stores: PlayDeps['stores'] & Pick<Stores, 'deferred'>
}

/** Opens the game that was left for a deposit, when Back leads to the page that it was open over. */
export function watchLeftGame(deps: LeftGameDeps): Stop {
  const { deferred } = deps.stores
  const play = deferred.get(PlayStore)
  const leftGames = deferred.get(LeftGameStore)
  return reaction(
    () => play.page,
    () => {
      const left = leftGames.takeBackFrom(deps.router.latestLocation)
      if (left) void play.open(left, deps)
    },
    { fireImmediately: true },
  )
}
