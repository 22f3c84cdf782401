import { sql, type Selectable } from 'kysely'
import { addDays } from '../../calendar.ts'
import type { Tables } from '../../database/tables.ts'
import type { Texts } from '../../database/tables/core.ts'
import type { Call, Handler, Handlers, Payload } from '../../http/call.ts'
import type { Language } from '../../http/contract.ts'
import { toPesos, type Tx } from '../../money.ts'
import { getDay, readPage, startOfDay } from '../paging.ts'

type GameRow = Selectable<Tables['game']> & { readonly manuf_name: string }
type Game = Payload<'listGames'>['list'][number]

/** The menu. `hot` is no type of a game: it stands for the games that the operator puts first. */
const TYPES: readonly { readonly code: string; readonly name: Texts; readonly layout: 0 | 1 | 2 }[] = [
  { code: 'hot', name: { 'en-US': 'Hot', 'vi-VN': 'Nổi bật' }, layout: 0 },
  { code: 'slot', name: { 'en-US': 'Slots', 'vi-VN': 'Nổ hũ' }, layout: 0 },
  { code: 'live', name: { 'en-US': 'Live', 'vi-VN': 'Trực tiếp' }, layout: 1 },
  { code: 'sports', name: { 'en-US': 'Sports', 'vi-VN': 'Thể thao' }, layout: 2 },
  { code: 'fish', name: { 'en-US': 'Fish', 'vi-VN': 'Bắn cá' }, layout: 0 },
  { code: 'poker', name: { 'en-US': 'Poker', 'vi-VN': 'Game bài' }, layout: 0 },
  { code: 'arcade', name: { 'en-US': 'Arcade', 'vi-VN': 'Giải trí' }, layout: 0 },
]
const LIVE_TYPES = TYPES.filter(({ layout }) => layout === 1).map(({ code }) => code)

interface Filter {
  readonly type?: string
  readonly manuf?: string
  readonly sort?: 'popular' | 'newest' | 'name'
}

/** Games with their providers, filtered and in their order. */
export function selectGames(tx: Tx, { type, manuf, sort = 'popular' }: Filter) {
  let query = tx
    .selectFrom('game')
    .innerJoin('manufacturer', 'manufacturer.code', 'game.manuf')
    .selectAll('game')
    .select('manufacturer.name as manuf_name')
  if (type === 'hot') query = query.where('hot_rank', 'is not', null)
  else if (type !== undefined) query = query.where('type', '=', type)
  if (manuf !== undefined) query = query.where('manuf', '=', manuf)
  if (sort === 'popular')
    query = query.orderBy('rounds', 'desc').orderBy('hot_rank', (order) => order.asc().nullsLast())
  if (sort === 'newest') query = query.orderBy('added_at', 'desc')
  return query.orderBy(sql`lower(game.name)`).orderBy('game.id')
}

/** A game that can be played now. */
export async function findGame(tx: Tx, id: string) {
  return selectGames(tx, {})
    .select('needs_wallet')
    .where('game.id', '=', id)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

export const getCoverUrl = (id: string): string => `/api/art/cover/${id}.svg`

/** A game, as every list has it. */
export function showGame(game: GameRow, language: Language, now: Date): Game {
  const { table, event } = game.details
  const bets = { minBet: toPesos(game.min_bet), maxBet: toPesos(game.max_bet) }
  return {
    id: game.id,
    name: game.name,
    manuf: game.manuf,
    manufName: game.manuf_name,
    type: game.type,
    cover: getCoverUrl(game.id),
    coverColor: game.cover_color,
    hot: game.hot_rank !== null,
    returnPercent: game.return_percent,
    ...bets,
    ...(table && {
      table: { ...table, name: table.name[language], picture: `/api/art/dealer/${game.id}.svg`, ...bets },
    }),
    ...(event && {
      event: {
        league: event.league,
        home: event.home,
        away: event.away,
        startsAt: getNextStart(event.hour, now).toISOString(),
        odds: event.odds,
      },
    }),
  }
}

function getNextStart(hour: number, now: Date): Date {
  const today = getDay(now)
  const starts = [today, addDays(today, 1)].map((day) => new Date(startOfDay(day).getTime() + hour * 3_600_000))
  return starts.find((start) => start > now) ?? now
}

const listGameTypes: Handler<'listGameTypes' | 'listOpenGameTypes'> = ({ language }) =>
  TYPES.map(({ code, name, layout }) => ({
    code,
    name: name[language],
    showProvider: code !== 'hot' && layout !== 2,
    showType: layout,
  }))

/** Lower case without diacritics, as search compares names. PostgreSQL knows no NUL, and no name has one. */
export function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/gu, 'd')
    .replaceAll('\0', '\u{1}')
    .toLowerCase()
}

/** A page of games of a query. */
async function showGames(
  { tx, query, language, now }: Pick<Call<'listGames'>, 'tx' | 'query' | 'language' | 'now'>,
  games: ReturnType<typeof selectGames>,
): Promise<Payload<'listGames'>> {
  const { rows, total } = await readPage(tx, games, query)
  return { list: rows.map((game) => showGame(game, language, now)), total }
}

const listGames: Handler<'listGames' | 'listOpenGames'> = (call) => showGames(call, selectGames(call.tx, call.query))

const listHotGames: Handler<'listHotGames' | 'listOpenHotGames'> = (call) =>
  showGames(call, selectGames(call.tx, { type: 'hot' }).clearOrderBy().orderBy('hot_rank').orderBy('game.id'))

const listLiveGames: Handler<'listLiveGames' | 'listOpenLiveGames'> = (call) =>
  showGames(call, selectGames(call.tx, call.query).where('type', 'in', LIVE_TYPES))

const searchOpenGames: Handler<'searchOpenGames'> = (call) =>
  showGames(
    call,
    selectGames(call.tx, call.query).where(
      sql<boolean>`position(${toSearchText(call.query.keyword)} in search_text) > 0`,
    ),
  )

const listManufacturers: Handler<'listManufacturers' | 'listOpenManufacturers'> = async ({ tx, query: { type } }) => {
  const isOfType = type === 'hot' ? sql`hot_rank is not null` : sql`type = ${type ?? ''}`
  const { rows } = await sql<{ code: string; name: string; games: number; types: string[] }>`
    select code, manufacturer.name, array_agg(distinct type order by type) as types,
      count(*) filter (where ${type === undefined ? sql`true` : isOfType}) as games
    from manufacturer join game on game.manuf = manufacturer.code
    group by code order by lower(manufacturer.name)`.execute(tx)
  return rows
    .filter(({ games }) => games > 0)
    .map(({ code, name, games, types }) => ({ code, name, logo: `/api/art/logo/${code}.svg`, gameCount: games, types }))
}

const getSearchDiscovery: Handler<'getSearchDiscovery'> = async ({ tx, language, now }) => {
  const games = await selectGames(tx, {}).limit(12).execute()
  return {
    keywords: [...new Set(games.slice(0, 6).map(({ manuf_name }) => manuf_name))],
    games: games.map((game) => showGame(game, language, now)),
  }
}

export const catalogueHandlers = {
  listGameTypes,
  listOpenGameTypes: listGameTypes,
  listGames,
  listOpenGames: listGames,
  listHotGames,
  listOpenHotGames: listHotGames,
  listLiveGames,
  listOpenLiveGames: listLiveGames,
  listManufacturers,
  listOpenManufacturers: listManufacturers,
  searchOpenGames,
  getSearchDiscovery,
} satisfies Handlers
