import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import { getAppVersionQuery } from '#generated/http/app/get-app-version.ts'
import { listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import { listAnnouncementsQuery } from '#generated/http/app/list-announcements.ts'
import type { AppVersion } from '#generated/http/schemas/app-version.ts'
import { type Stop, stopAll } from '#src/lib/stop.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import { watchVisibleAgain } from '#src/platform/visibility.ts'
import { PlayStore } from '#src/features/games/play/play-store.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import { userQuery } from '#src/queries/user.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { UserFields } from '#src/stores/stored-user.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'
import { createAnnouncements } from './announcements.ts'
import { promptForAge } from './critical-prompts.ts'
import { isKycPage, remindOfKyc } from './kyc-reminder.ts'
import { whenPlayTimeIsUp } from './play-time.ts'
import { promptToUpdate } from './prompt-update.ts'
import { type Prompt, startPrompts } from './prompt.ts'

/** The pages that are a form. */
const FORM_PATHS: ReadonlySet<string> = new Set([
  ...ENTRY_ROUTES,
  ROUTES.recharge,
  ROUTES.withdraw,
  ROUTES.exchange,
  ROUTES.redeem,
  ROUTES.kycBaseInfo,
  ROUTES.kycUpload,
])

/** Whether the player fills in a form, or a game is about to open: the one being launched, or the one in the address. */
function isPlayerBusy({ deferred }: Pick<Stores, 'deferred'>, router: Pick<AppRouter, 'latestLocation'>): boolean {
  const { pathname, search, state } = router.latestLocation
  const hasForm = FORM_PATHS.has(pathname) || state.depositSheet !== undefined
  return hasForm || 'play' in search || deferred.get(PlayStore).opening !== null
}

export interface PromptDeps {
  readonly storage: AppStorage
  readonly stores: Pick<Stores, 'session' | 'settings' | 'overlays' | 'deferred' | 'toasts'>
  readonly queryClient: QueryClient
  readonly router: AppRouter
  /** Calls back after login, and after the first user info of a page load. */
  readonly onSessionBegin: (listener: (user: UserFields) => void) => Stop
}

/** Calls back now, after each navigation, and each time the page becomes visible again. */
function whenArrived(router: AppRouter, run: () => void): Stop {
  const stop = stopAll([router.subscribe('onResolved', run), watchVisibleAgain({ document, window }, run)])
  run()
  return stop
}

/** Calls back once, when the newest version is known. */
function whenVersionLoads(queryClient: QueryClient, show: (version: AppVersion) => void): Stop {
  const version = () => queryClient.getQueryData<AppVersion>(getAppVersionQuery().queryKey)
  const loaded = version()
  if (loaded) {
    show(loaded)
    return () => undefined
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    const newest = version()
    if (!newest) return
    stop()
    show(newest)
  })
  return stop
}

/** Starts one thing once it is known whether the server has responsible play; a config that fails counts as without. */
function whenPartIsKnown(queryClient: QueryClient, start: (hasPart: boolean) => Stop | undefined): Stop {
  let stop: Stop | undefined
  function check(): void {
    const { data, status = 'pending' } = queryClient.getQueryState(getConfigQuery().queryKey) ?? {}
    if (status === 'pending') return
    unsubscribe()
    stop = start((data?.features ?? []).includes('responsiblePlay'))
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(check)
  check()
  return () => {
    unsubscribe()
    stop?.()
  }
}

/** Loads and starts what responsible play does by itself. Players of other servers do not load it. */
function startDeferredPart({ stores, queryClient }: PromptDeps): Stop {
  let stop: Stop | undefined
  let isOver = false
  void retryChunk(() => import('./responsible-play.ts')).then(({ startResponsiblePlay }) => {
    if (!isOver) stop = startResponsiblePlay(stores, queryClient)
  })
  return () => {
    isOver = true
    stop?.()
  }
}

/** Calls back now if a session has begun, and each time one begins. */
function whenSessionBegins(
  { stores, queryClient, onSessionBegin }: PromptDeps,
  show: (user: UserFields) => void,
): Stop {
  const user = stores.session.isLoggedIn && queryClient.getQueryData(userQuery().queryKey)
  if (user) show(user)
  return onSessionBegin(show)
}

/** Calls back when the player has closed a reward. */
function whenRewardCloses({ overlays, session }: PromptDeps['stores'], show: () => void): Stop {
  return reaction(
    () => [overlays.queued, ...overlays.stack].some((entry) => entry?.name === 'reward'),
    (isShown) => !isShown && session.isLoggedIn && show(),
  )
}

/** This type of game stands for all. */
const ALL_ROUNDS = 'hot'

/** Calls back when the player has left a game. */
function whenGameCloses(overlays: OverlayStore, run: () => Promise<void>): Stop {
  return reaction(
    () => overlays.frames.some(({ name }) => name === 'gameFrame'),
    (isOpen) => !isOpen && void run(),
  )
}

/** Whether the player has completed a round; without an answer it counts as none. */
async function hasPlayed(queryClient: QueryClient): Promise<boolean> {
  const rounds = listGameRecordsQuery(ALL_ROUNDS, { pageSize: 1 })
  const read = { ...rounds, staleTime: 0, meta: { silentError: true } }
  return await queryClient.fetchQuery(read).then(
    ({ total }) => total > 0,
    () => false,
  )
}

/** Offers the channels to follow, once on a device. */
function promptToFollow(storage: AppStorage, overlays: Pick<OverlayStore, 'enqueue'>): void {
  if (storage.get(STORAGE_KEYS.followAsked, (value) => value === true || undefined)) return
  storage.set(STORAGE_KEYS.followAsked, true, null)
  overlays.enqueue('follow', {})
}

/**
 * Starts the prompts that load after the first page, by priority. Those that the first page may need are in
 * `critical-prompts.ts`; rewards come with the activity that grants them.
 */
export function startDeferredPrompts(deps: PromptDeps): Stop {
  const { storage, stores, queryClient, router } = deps
  const { overlays, session } = stores
  const newcomer = stores.deferred.get(NewcomerStore)
  const pathname = () => router.state.location.pathname
  const isOnLobby = () => pathname() === ROUTES.game
  const announcements = createAnnouncements({
    overlays,
    newcomer,
    load: () => queryClient.fetchQuery(listAnnouncementsQuery()),
    isOnLobby,
    arePromotionsHeld: () => session.arePromotionsHeld,
  })
  const prompts: readonly Prompt[] = [
    {
      // Its code may have failed to load at start-up.
      name: 'ageCheck',
      when: (show) => whenArrived(router, () => show(undefined)),
      show: () => promptForAge(storage, overlays),
    },
    {
      name: 'appUpdate',
      when: (show) => whenVersionLoads(queryClient, show),
      show: (version: AppVersion) => promptToUpdate(overlays, version),
    },
    {
      name: 'sessionReminder',
      when: (show) => whenPartIsKnown(queryClient, (hasPart) => (hasPart ? undefined : whenPlayTimeIsUp(stores, show))),
      show: (minutes: number) => overlays.enqueue('sessionReminder', { minutes }),
    },
    {
      name: 'kycReminder',
      when: (show) => whenSessionBegins(deps, show),
      show: (user: UserFields) =>
        remindOfKyc(user, { overlays, newcomer, pathname: () => router.latestLocation.pathname }),
    },
    {
      name: 'announcements',
      when: (show) =>
        stopAll([
          whenArrived(router, () => isOnLobby() && show(undefined)),
          whenGameCloses(overlays, async () => {
            // A game that was only looked at is none: without money no bet is made.
            if (newcomer.isFirstVisit() && (await hasPlayed(queryClient))) newcomer.endFirstVisit()
            if (isOnLobby()) show(undefined)
          }),
        ]),
      show: () => announcements.enqueue(),
    },
    {
      name: 'follow',
      when: (show) => whenRewardCloses(stores, () => show(undefined)),
      show: () => promptToFollow(storage, overlays),
    },
  ]

  /** Removes the prompts that do not fit the page, and shows the next one. */
  function tidyQueue(): void {
    if (!isOnLobby()) announcements.dequeue()
    if (isKycPage(pathname())) overlays.dequeue('kycReminder')
    overlays.showNext()
  }

  overlays.holdWhile(() => isPlayerBusy(stores, router))
  return stopAll([
    whenArrived(router, newcomer.noteVisit),
    whenArrived(router, tidyQueue),
    // A prompt that waits for a game shows if the game could not be opened.
    reaction(() => stores.deferred.get(PlayStore).opening, overlays.showNext),
    reaction(
      () => session.uid,
      (uid) => uid === null && announcements.dequeue(),
    ),
    startPrompts(prompts),
    whenPartIsKnown(queryClient, (hasPart) => (hasPart ? startDeferredPart(deps) : undefined)),
  ])
}
