import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Game } from '#generated/http/schemas/game.ts'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import type { TileGame } from '../tiles/game-tile.tsx'
import { useGameQueries } from '../games.queries.ts'
import { listLook } from '../tiles/list-look.ts'

/** The order of the rows that load. */
export const ROW = { played: 0, favorites: 1, live: 2, newest: 3, sports: 4, providers: 5, top: 6 }

const RAIL = 8
const TABLES = 6
/** The sports events shown. */
export const EVENTS = 4
const TOP = 10

/** A read that fills a row. */
interface RowRead<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** The read of a row, if it failed. */
function failed<Data>(read: RowRead<Data>): RowRead<Data> | undefined {
  return read.data === undefined && read.isError ? read : undefined
}

/** The last games of a player, newest first. */
function playedGames(rounds: readonly GameRecord[]): TileGame[] {
  const games = new Map<string, TileGame>()
  for (const { gameId, gameName, manufName, cover = '', coverColor } of rounds) {
    if (!games.has(gameId)) games.set(gameId, { id: gameId, name: gameName, manufName, cover, coverColor })
  }
  return [...games.values()]
}

/** Takes the games that no earlier row has, in order of the rows. */
function withoutRepeats(shown: readonly TileGame[]) {
  const ids = new Set(shown.map(({ id }) => id))
  return <One extends TileGame>(games: readonly One[], most: number): One[] => {
    const rest = games.filter(({ id }) => !ids.has(id)).slice(0, most)
    for (const { id } of rest) ids.add(id)
    return rest
  }
}

export interface RowSources {
  /** The menu without the hot entry. */
  readonly types: readonly GameType[]
  /** The games above, which no row repeats. */
  readonly shown: readonly TileGame[]
  readonly rounds: RowRead<{ readonly list: readonly GameRecord[] }>
  readonly favorites: RowRead<readonly Game[]>
}

/**
 * The games of the lobby's rows, each loaded when its row comes near the view. A row's games are undefined while it, or a
 * row above, which takes its games first, is loading. Call it within `observer`.
 */
export function useRowGames({ types, shown, rounds, favorites }: RowSources) {
  // As they were: a tap on a heart must not move the tiles of the rows.
  const [liked] = useState(favorites.data)
  const [reached, setReached] = useState(-1)
  const onNear = useCallback((row: number) => setReached((old) => Math.max(old, row)), [])
  const findType = (look: string) => types.find((type) => listLook(type) === look)
  const [live, sports] = [findType('live'), findType('events')]
  const queries = useGameQueries()
  const tables = useInfiniteQuery({
    ...queries.liveGames(live?.code ?? ''),
    enabled: live !== undefined && reached >= ROW.live,
  })
  const newest = useInfiniteQuery({
    ...queries.games({ sort: 'newest' }),
    enabled: reached >= ROW.newest,
  })
  const events = useInfiniteQuery({
    ...queries.games({ type: sports?.code }),
    enabled: sports !== undefined && reached >= ROW.sports,
  })
  const ranking = useInfiniteQuery({
    ...queries.games({ sort: 'popular' }),
    enabled: reached >= ROW.top,
  })

  const first = (list: typeof newest) => list.data?.pages[0]?.list ?? []
  const take = withoutRepeats(shown)
  const row = <One extends TileGame>(games: readonly One[], most: number, isKnown: boolean) =>
    isKnown ? take(games, most) : undefined
  const areTablesKnown = live === undefined || !tables.isPending
  const areNewestKnown = areTablesKnown && !newest.isPending
  return {
    onNear,
    played: { games: take(playedGames(rounds.data?.list ?? []), RAIL), failed: failed(rounds) },
    favorites: { games: take(liked ?? favorites.data ?? [], RAIL), failed: failed(favorites) },
    live: { type: live, games: row(first(tables), TABLES, areTablesKnown), failed: failed(tables) },
    newest: { games: row(first(newest), RAIL, areNewestKnown), failed: failed(newest) },
    sports: {
      type: sports,
      games: row(first(events), EVENTS, areNewestKnown && !events.isPending),
      failed: failed(events),
    },
    areProvidersNear: reached >= ROW.providers,
    // A ranking leaves out no game that is shown above.
    top: { games: ranking.data?.pages[0]?.list.slice(0, TOP), failed: failed(ranking) },
  }
}
