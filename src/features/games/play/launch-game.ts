import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import { appBridge } from '#src/platform/bridge.ts'
import { frameUrl } from '#src/platform/frame-url.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { getGetWalletQueryKey } from '#generated/http/money/get-wallet.ts'
import type { Stores } from '#src/stores/stores.ts'
import { askForGame, refreshAfterGame } from '../rounds/rounds.queries.ts'

/** The parts of a game that opening it needs. */
export interface PlayableGame {
  readonly id: string
  readonly name: string
}

/** The context of the tap that opens a game. */
export interface LaunchPlace {
  readonly stores: Pick<Stores, 'overlays' | 'toasts' | 'settings'>
  readonly queryClient: QueryClient
  readonly t: TFunction<'games'>
  /** Whether the player is still on the page. */
  readonly isOnPage: () => boolean
  /** Opens the game again after its wallet is bound. */
  readonly again: (game: PlayableGame) => void
}

/** Opens a page outside the app if the response came within the tap's own time; else the browser would block it. */
function openWithinTap(url: string): boolean {
  return navigator.userActivation.isActive && appBridge().openExternally(url)
}

function open(game: PlayableGame, launch: GameLaunch, { stores, queryClient, t }: LaunchPlace): void {
  const { playUrl, openMode, orientation } = launch
  const { overlays, toasts, settings } = stores
  // Only this value has a meaning (`GameLaunch` in `openapi/`).
  const isFramed = openMode !== 'browser'
  const query = { lang: settings.language, theme: settings.theme }
  const url = isFramed ? frameUrl(playUrl, query, window.location) : readForeignUrl(playUrl, window.location)?.href
  if (!url) toasts.danger(t('addressRefused'))
  else if (isFramed) {
    const props = { gameId: game.id, title: game.name, url, orientation }
    overlays.openFrame('gameFrame', props, () => refreshAfterGame(queryClient))
  } else if (!openWithinTap(url)) overlays.open('launchQuestion', { question: { name: game.name, url } })
}

function bindFirst(game: PlayableGame, { stores, queryClient, isOnPage, again }: LaunchPlace): void {
  const isBound = () => queryClient.getQueryData<Wallet>(getGetWalletQueryKey())?.isBound === true
  const wasBound = isBound()
  stores.overlays.open('bindWallet', { forGame: game.name }, () => {
    if (!wasBound && isBound() && isOnPage()) again(game)
  })
}

/**
 * Requests a game's address and opens it, or the sheet for the wallet that it requires. Loaded with the first tap at
 * the latest. Rejects as the request does.
 */
export async function launchGame(game: PlayableGame, place: LaunchPlace): Promise<void> {
  const launch = await askForGame(game.id)
  // Do not open a game over another page that the player has moved to.
  if (!place.isOnPage()) return
  if (launch.needBindWallet) bindFirst(game, place)
  else open(game, launch, place)
}
