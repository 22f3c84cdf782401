import { reaction } from 'mobx'
import { getListAnnouncementsQueryOptions } from '#generated/http/app/list-announcements.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { createAnnouncements } from './announcements.ts'
import { askAge } from './prompt-age.ts'
import type { App } from '../bootstrap/create-app.ts'
import { askToFollow } from './prompt-follow.ts'
import { isKycPage } from './kyc-check.ts'
import { watchVisibleAgain } from '#src/platform/visibility.ts'

/**
 * What comes unasked after the first page stands: the announcements of the day, on the lobby, where the player is free for
 * them, and after a first reward the channels to follow. On the pages of the verification the reminder that leads there is taken back.
 */
export function watchUnasked({ storage, stores, queryClient, router }: App): void {
  const { overlays, session } = stores
  const announcements = createAnnouncements({
    storage,
    overlays,
    load: () => queryClient.fetchQuery(getListAnnouncementsQueryOptions()),
    isOnLobby: () => router.state.location.pathname === ROUTES.game,
  })
  const arrived = () => {
    const { pathname } = router.state.location
    if (pathname === ROUTES.game) void announcements.show()
    else announcements.takeBack()
    if (isKycPage(pathname)) overlays.dequeue('kycReminder')
    overlays.showNext()
    // Its code may not have loaded the first time.
    askAge(storage, overlays)
  }

  reaction(
    () => session.uid,
    (uid) => uid === null && announcements.takeBack(),
  )
  reaction(
    () => [overlays.queued, ...overlays.stack].some((entry) => entry?.name === 'reward'),
    (isShown) => !isShown && session.isLoggedIn && askToFollow(storage, overlays),
  )
  router.subscribe('onResolved', arrived)
  watchVisibleAgain({ document, window }, arrived)
  arrived()
}
