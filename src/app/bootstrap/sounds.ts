import { reaction } from 'mobx'
import { ROUTES } from '#src/routing/route-names.ts'
import { startSound } from '#src/platform/sound.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'

/** Sounds as the settings have them; music in the lobby only, while it is seen and no game plays its own over it. */
export function startSounds({ settings, overlays }: Stores, router: AppRouter): void {
  const isInLobby = () => router.state.location.pathname === ROUTES.game
  const isFree = () => overlays.frames.length === 0
  const { follow } = startSound({
    isSound: () => settings.isSound,
    isMusic: () => settings.isMusic && isFree() && isInLobby() && document.visibilityState === 'visible',
  })
  // At once, within the tap that switched it on: a moment later the browser would not let it sound.
  reaction(() => [settings.isMusic, isFree()], follow)
  router.subscribe('onResolved', follow)
  document.addEventListener('visibilitychange', follow)
}
