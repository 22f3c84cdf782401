import { reaction } from 'mobx'
import { listen, stopAll, type Stop } from '#src/lib/stop.ts'
import { startSound } from '#src/platform/sound/sound.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'

/** Plays the sound of a reward, unless promotions are held, and music by the settings: in the lobby only, while it is visible and no game is open over it. */
export function watchSounds({ settings, overlays, session }: Stores, router: AppRouter): Stop {
  const isOnLobby = () => router.state.location.pathname === ROUTES.game
  const hasNoFrame = () => overlays.frames.length === 0
  const { follow } = startSound({
    isSound: () => settings.isSound && !session.arePromotionsHeld,
    isMusic: () => settings.isMusic && hasNoFrame() && isOnLobby() && document.visibilityState === 'visible',
  })
  return stopAll([
    // Synchronously, within the tap that switches it on: later the browser would not allow it.
    reaction(() => [settings.isMusic, hasNoFrame()], follow),
    router.subscribe('onResolved', follow),
    listen(document, 'visibilitychange', follow),
  ])
}
