import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { GameLaunch } from '#generated/http/schemas/game-launch.ts'
import { frameUrl } from '#src/components/frame-url.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { walletQuery } from '#src/queries/wallet.ts'
import type { Stores } from '#src/stores/stores.ts'
import { askForGame, refreshAfterGame } from './rounds.queries.ts'

/** What is needed of a game to open it. */
export interface PlayableGame {
  readonly id: string
  readonly name: string
}

/** What opening a game needs of the place where it was tapped. */
export interface LaunchPlace {
  readonly stores: Pick<Stores, 'overlays' | 'notices' | 'settings'>
  readonly queryClient: QueryClient
  readonly t: TFunction<'games'>
  /** Whether the player is still there. */
  readonly isHere: () => boolean
  /** Opens the game once more: the wallet that it needs is bound now. */
  readonly again: (game: PlayableGame) => void
}

/**
 * Asks for a player's game and opens it, or the form for the wallet that it needs first. Loaded with the first tap on a
 * game, if not before. Rejects as the call does.
 */
export async function launchGame(game: PlayableGame, place: LaunchPlace): Promise<void> {
  const launch = await askForGame(game.id)
  // A player who has gone on to another page no longer wants a game thrown over it.
  if (!place.isHere()) return
  if (launch.needBindWallet) bindFirst(game, place)
  else open(game, launch, place)
}

function open(game: PlayableGame, { playUrl, openMode }: GameLaunch, { stores, queryClient, t }: LaunchPlace): void {
  const { overlays, notices, settings } = stores
  // Only this one value has a meaning (section 3 of the specification).
  const isFramed = openMode !== 'browser'
  const query = { lang: settings.language, theme: settings.theme }
  const url = isFramed ? frameUrl(playUrl, query, window.location) : readForeignUrl(playUrl, window.location)?.href
  if (!url) notices.danger(t('addressRefused'))
  else if (isFramed) {
    const props = { gameId: game.id, title: game.name, url }
    overlays.openFrame('gameFrame', props, () => refreshAfterGame(queryClient))
  } else overlays.open('launchQuestion', { question: { name: game.name, url } })
}

function bindFirst(game: PlayableGame, { stores, queryClient, isHere, again }: LaunchPlace): void {
  const isBound = () => queryClient.getQueryData(walletQuery().queryKey)?.isBound === true
  const wasBound = isBound()
  stores.overlays.open('bindWallet', { forGame: game.name }, () => {
    if (!wasBound && isBound() && isHere()) again(game)
  })
}
