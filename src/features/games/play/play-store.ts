import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { loadChunk } from '#src/platform/load-chunk.ts'
import type { DeferredStore } from '#src/stores/deferred-stores.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { PlayableGame } from './launch-game.ts'

export interface PlayDeps {
  readonly stores: Pick<Stores, 'overlays' | 'session' | 'settings' | 'toasts'>
  readonly queryClient: QueryClient
  readonly router: Pick<AnyRouter, 'latestLocation'>
}

/** An address without the game to open. */
export type PlayAddress = Pick<AnyRouter['latestLocation'], 'pathname' | 'searchStr'>

const importLaunch = () => import('./launch-game.ts')

/** Loads the code that opens a game; preloaded after the lobby. */
export function loadLaunch() {
  return loadChunk(importLaunch)
}

/** The page and the list in it; not the game to open, nor what is being typed. */
function getPlace({ pathname, search }: AnyRouter['latestLocation']): string {
  const { play: _play, keyword: _keyword, ...rest } = search as Record<string, unknown>
  return pathname + JSON.stringify(rest)
}

/** Opens games, one at a time. */
export class PlayStore implements DeferredStore {
  opening: { readonly gameId: string } | null = null
  /** Identifies the page that shows games. */
  page: object = {}

  constructor() {
    makeAutoObservable(this, { opening: observableRef, page: observableRef })
  }

  /** Whether a game is being opened. Within `observer` a component renders again only if this changes for its game. */
  isOpening(gameId: string): boolean {
    return computed(() => this.opening?.gameId === gameId).get()
  }

  /** Forgets what an earlier page was opening. The same page may enter again: StrictMode runs effects twice. */
  enterPage(page: object): void {
    if (page === this.page) return
    this.page = page
    this.opening = null
  }

  /**
   * Opens a game, unless another one is being opened. A visitor logs in first and returns to the same game. A player who
   * has moved on meanwhile, also to another list of the same page, is left alone. Never rejects.
   * @param returnTo where a visitor returns to; the current address by default
   */
  async open(game: PlayableGame, deps: PlayDeps, returnTo: PlayAddress = deps.router.latestLocation): Promise<void> {
    const { stores, queryClient, router } = deps
    if (!stores.session.isLoggedIn) {
      const search = new URLSearchParams(returnTo.searchStr)
      search.set('play', game.id)
      stores.overlays.enqueue('loginFirst', {
        returnTo: `${returnTo.pathname}?${search.toString()}`,
        game,
        onLogin: () => stores.session.noteTap(game),
      })
      return
    }
    if (this.opening) return
    const opening = { gameId: game.id }
    this.opening = opening
    const { page } = this
    const place = getPlace(router.latestLocation)
    const launch = new MutationObserver(queryClient, {
      mutationFn: async () =>
        (await loadLaunch()).launchGame(game, {
          stores,
          queryClient,
          isOnPage: () => this.page === page && getPlace(router.latestLocation) === place,
          again: () => void this.open(game, deps, returnTo),
        }),
    })
    // The query client shows a failure.
    await launch.mutate().catch(() => undefined)
    // The mutation cache keeps what has an observer.
    launch.reset()
    runInAction(() => {
      if (this.opening === opening) this.opening = null
    })
  }

  resetPlayer(): void {
    this.opening = null
  }
}
