import type { QueryClient } from '@tanstack/react-query'
import { launchGame as requestLaunch } from '#generated/http/games/launch-game.ts'
import { listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import { frameUrl } from '#src/platform/frame-url.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import type { Stores } from '#src/stores/stores.ts'

/** The parts of a game that opening it needs. */
export interface PlayableGame {
  readonly id: string
  readonly name: string
  /** Shown to a visitor, who logs in first, and while the game loads. */
  readonly cover?: string | undefined
  readonly coverColor?: string | undefined
}

export interface LaunchDeps {
  readonly stores: Pick<Stores, 'overlays' | 'settings' | 'toasts'>
  readonly queryClient: QueryClient
  /** Whether the player is still on the page of the tap. */
  readonly isOnPage: () => boolean
  /** Opens the game again: its wallet is bound, or the player tries once more. */
  readonly again: () => void
}

/** Opens a page outside the app if the response came within the tap's own time; else the browser would block it. */
async function openWithinTap(url: string): Promise<boolean> {
  return navigator.userActivation.isActive && appBridge().openExternally(url)
}

/** Where the game's cover is on screen, first that of the pressed tile: it grows into the frame. */
function findCover(gameId: string): DOMRect | undefined {
  const covers = `[data-cover="${CSS.escape(gameId)}"]`
  const pressed = document.activeElement?.querySelector(covers)
  const boxes = [...(pressed ? [pressed] : []), ...document.querySelectorAll(covers)].map((one) =>
    one.getBoundingClientRect(),
  )
  return boxes.find(
    ({ top, right, bottom, left }) => bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth,
  )
}

/** Refetches once what a game may have changed, when it closes. */
function refreshAfterGame(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: balanceQuery().queryKey })
  // The common prefix of all record lists' keys.
  void queryClient.invalidateQueries({ queryKey: listGameRecordsQuery('').queryKey.slice(0, 3) })
}

function open(game: PlayableGame, launch: GameLaunch, { stores, queryClient }: LaunchDeps): void {
  const { playUrl, openMode, orientation } = launch
  const { overlays, toasts, settings } = stores
  // Only this value has a meaning (`GameLaunch` in `openapi/`).
  const isFramed = openMode !== 'browser'
  const query = { lang: settings.language, theme: settings.theme }
  const url = isFramed ? frameUrl(playUrl, query, window.location) : readForeignUrl(playUrl, window.location)?.href
  if (!url) toasts.danger(i18n.t('games:addressRefused'))
  else if (isFramed) {
    const { id: gameId, name: title, cover, coverColor } = game
    const props = { gameId, title, url, orientation, cover, coverColor, from: findCover(gameId) }
    overlays.openFrame('gameFrame', props, () => refreshAfterGame(queryClient))
  } else {
    void openWithinTap(url).then(
      (isOpen) => isOpen || overlays.open('launchQuestion', { question: { name: game.name, url } }),
    )
  }
}

function bindFirst(game: PlayableGame, { stores, queryClient, isOnPage, again }: LaunchDeps): void {
  const isBound = () => queryClient.getQueryData<Wallet>(getWalletQuery().queryKey)?.isBound === true
  const wasBound = isBound()
  stores.overlays.open('bindWallet', { forGame: game.name }, () => {
    if (!wasBound && isBound() && isOnPage()) again()
  })
}

/** Whether a failure is shown with its game. The session, or the query client's toast or reload, handles the others. */
function isLaunchFailure({ kind, isSessionInvalid }: ApiError): boolean {
  return !isSessionInvalid && kind !== 'aborted' && kind !== 'unexpected'
}

function showFailure(game: PlayableGame, error: ApiError, { stores, isOnPage, again }: LaunchDeps): void {
  if (isOnPage()) stores.overlays.open('launchFailed', { name: game.name, error, onRetry: again })
}

/**
 * Requests a game's address and opens it, or the sheet for the wallet that it requires, or shows why it did not open.
 * Loaded with the first tap at the latest. Rejects with what the query client shows.
 */
export async function launchGame(game: PlayableGame, deps: LaunchDeps): Promise<void> {
  // The response has a launch token and is not cached.
  const launch = await requestLaunch({ gameId: game.id }, { successMessage: null }).catch((thrown: unknown) => {
    const error = toApiError(thrown)
    if (!isLaunchFailure(error)) throw error
    showFailure(game, error, deps)
    // Its toast reports it, too.
    if (error.kind === 'unreadable') throw error
  })
  // Do not open a game over another page that the player has moved to.
  if (!launch || !deps.isOnPage()) return
  if (launch.needBindWallet) bindFirst(game, deps)
  else open(game, launch, deps)
}
