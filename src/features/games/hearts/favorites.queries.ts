import { MutationObserver, queryOptions, type QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { CODES } from '#generated/http/codes.ts'
import { addFavourite } from '#generated/http/games/add-favourite.ts'
import { listFavourites, listFavouritesQuery } from '#generated/http/games/list-favourites.ts'
import { removeFavourite } from '#generated/http/games/remove-favourite.ts'
import type { Game } from '#generated/http/schemas/game.ts'
import type { GamePage } from '#generated/http/schemas/game-page.ts'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { toApiError } from '#src/api/api-error.ts'
import type { Stop } from '#src/lib/stop.ts'
import { collectItems, nextPage } from '#src/queries/paging.ts'
import type { MenuGame } from '#src/stores/overlay-names.ts'
import type { Stores } from '#src/stores/stores.ts'
import { PendingFavorites } from './pending-favorites.ts'

/** Maximum page size of the server. */
const PAGE_SIZE = 100
/** Ends the read if the server never ends its list. */
const MAX_PAGES = 20

/** Changes run one after the other, so that a double tap ends as the player sees it. */
const SCOPE = { id: 'favorites' }

async function readFrom(pages: readonly GamePage[], signal: AbortSignal): Promise<readonly GamePage[]> {
  const page = await listFavourites({ pageNum: pages.length + 1, pageSize: PAGE_SIZE }, { signal })
  const read = [...pages, page]
  return nextPage(page, read) === undefined || read.length === MAX_PAGES ? read : readFrom(read, signal)
}

/** The player's favorites, newest first: all of them, because each heart needs to know. The only source of that. */
export function favoritesQuery() {
  return queryOptions({
    queryKey: [...listFavouritesQuery().queryKey, { isWhole: true }],
    queryFn: async ({ signal }) => collectItems(await readFrom([], signal), (game) => game.id),
  })
}

function withGame(games: readonly Game[], game: MenuGame, isFavorite: boolean): Game[] {
  const others = games.filter(({ id }) => id !== game.id)
  if (!isFavorite) return others
  const row = { manuf: '', manufName: '', type: '', cover: '', hot: false, ...game }
  return others.length < games.length ? [...games] : [row, ...others]
}

function pendingChanges(queryClient: QueryClient, gameId: string) {
  return queryClient.getMutationCache().findAll({
    status: 'pending',
    predicate: ({ options, state }) => options.scope?.id === SCOPE.id && state.variables === gameId,
  })
}

/** Whether a game will be a favorite once all taps are sent: a second tap comes before the first one shows. */
export function willBeFavorite(queryClient: QueryClient, gameId: string): boolean {
  const last = pendingChanges(queryClient, gameId).at(-1)
  if (last) return last.options.mutationKey?.[0] === 'addFavourite'
  return queryClient.getQueryData<readonly Game[]>(favoritesQuery().queryKey)?.some(({ id }) => id === gameId) ?? false
}

/** The server has the state that was asked for: another device was first. */
function isAlreadySo(thrown: unknown): boolean {
  const { code } = toApiError(thrown)
  return code === CODES.addFavourite.alreadyFavourite.code || code === CODES.removeFavourite.notFavourite.code
}

/**
 * Adds or removes a favorite. Hearts and lists change at once and change back if the server refuses; the query client
 * shows why. Never rejects.
 */
export async function setFavorite(queryClient: QueryClient, game: MenuGame, isFavorite: boolean): Promise<void> {
  const operation = isFavorite ? 'addFavourite' : 'removeFavourite'
  const send = isFavorite ? addFavourite : removeFavourite
  const { queryKey } = favoritesQuery()
  const stopReads = () => queryClient.cancelQueries({ queryKey })
  const put = (isIn: boolean) =>
    queryClient.setQueryData(queryKey, (games: readonly Game[] | undefined) => games && withGame(games, game, isIn))

  const change = new MutationObserver(queryClient, {
    mutationKey: [operation],
    scope: SCOPE,
    meta: { silentError: isAlreadySo },
    onMutate: async (_gameId: string) => {
      // A response on its way does not know of this change.
      await stopReads()
      put(isFavorite)
    },
    mutationFn: async (gameId) => {
      await stopReads()
      await send({ gameId }, { successMessage: null, silent: true })
    },
    onError: (error) => {
      if (!isAlreadySo(error) && pendingChanges(queryClient, game.id).length === 1) put(!isFavorite)
      invalidateAffected(queryClient, operation)
    },
  })
  await change.mutate(game.id).catch(() => undefined)
}

/**
 * Adds a game whose heart showed no state: reads the favorites first, so that the press never removes one. Rejects,
 * without a toast, if they cannot be read.
 */
export async function addUnknown(queryClient: QueryClient, game: MenuGame): Promise<void> {
  const games = await queryClient.fetchQuery({ ...favoritesQuery(), meta: { silentError: true } })
  if (!games.some(({ id }) => id === game.id)) await setFavorite(queryClient, game, true)
}

/** Adds the games whose heart a visitor pressed, after each login. */
export function addPendingFavorites(
  queryClient: QueryClient,
  { session, deferred }: Pick<Stores, 'session' | 'deferred'>,
): Stop {
  return reaction(
    () => session.isLoggedIn,
    (isLoggedIn) => {
      if (!isLoggedIn) return
      for (const game of deferred.get(PendingFavorites).take()) void setFavorite(queryClient, game, true)
    },
    { fireImmediately: true },
  )
}
