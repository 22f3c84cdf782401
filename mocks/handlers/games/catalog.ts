import type { components } from '#generated/openapi.d.ts'
import { BANNERS, type BannerAudience } from '../../data/banners.ts'
import { COUPON_TERMS } from '../../data/coupon-terms.ts'
import { GAME_TYPES, HOT, LIVE } from '../../data/games/game-types.ts'
import type { GameEntry } from '../../data/games/games.ts'
import { MANUFACTURERS } from '../../data/games/manufacturers.ts'
import { noteIn } from '../../lib/note.ts'
import type { Messages } from '../../messages/en-us.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { HandlerRequest, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { isOfType, sortGames } from './select-games.ts'
import { showInList } from './show-game.ts'

type Schemas = components['schemas']

interface GameQuery {
  type?: string
  manuf?: string
  sort?: string
  pageNum?: number
  pageSize?: number
}

function showTypes(text: Messages): Schemas['GameType'][] {
  return GAME_TYPES.map((type) => ({ ...type, name: text.gameTypes[type.code] ?? type.code }))
}

function showManufacturers(games: readonly GameEntry[], type: string | undefined): Schemas['Manufacturer'][] {
  return MANUFACTURERS.map(({ code, name }) => ({
    code,
    name,
    logo: `/art/manuf/${code}.svg`,
    gameCount: games.filter((game) => game.manuf === code && isOfType(game, type)).length,
    types: [...new Set(games.filter((game) => game.manuf === code).map((game) => game.type))],
  })).filter((one) => one.gameCount > 0)
}

interface GameRequest {
  readonly query: GameQuery
  readonly sandbox: Pick<Sandbox, 'clock'>
}

function showPage(games: readonly GameEntry[], { query, sandbox }: GameRequest): Schemas['GamePage'] {
  const { type, manuf, sort = 'popular' } = query
  const chosen = games.filter((game) => isOfType(game, type) && (manuf === undefined || game.manuf === manuf))
  return toPage(sortGames(chosen, sort), query, showInList(sandbox.clock.now()))
}

/** A page of the hot games; ignores the type in the query. */
function showHot(games: readonly GameEntry[], { query, sandbox }: GameRequest): Schemas['GamePage'] {
  return toPage(
    games.filter((game) => isOfType(game, HOT)),
    query,
    showInList(sandbox.clock.now()),
  )
}

/** A page of the live games, or of the requested type. */
function showLive(games: readonly GameEntry[], { query, sandbox }: GameRequest): Schemas['GamePage'] {
  return showPage(games, { query: { ...query, type: query.type ?? LIVE }, sandbox })
}

/** Whether a banner says something to the caller: a visitor or a player. */
function isFor(audience: BannerAudience, request: HandlerRequest<'listBanners'>): boolean {
  if (audience === 'everyone') return true
  if (request.session === undefined) return audience === 'newcomer'
  const { player, sandbox } = request
  switch (audience) {
    case 'firstDepositAhead':
    case 'newcomer':
      return player.balances.deposited === 0
    case 'unverified':
      return player.profile.kycStatus !== 'ratified'
    case 'couponHolder':
      return sandbox.coupons
        .of(player.uid)
        .some((coupon) => coupon.terms === COUPON_TERMS.deposit50 && sandbox.coupons.getState(coupon) === 'usable')
  }
}

export const catalogHandlers = {
  listGameTypes: (request) => [...listFor(request.player, showTypes(request.text))],
  listOpenGameTypes: (request) => showTypes(request.text),
  listManufacturers: (request) =>
    showManufacturers(listFor(request.player, request.sandbox.catalog.games), request.query.type),
  listOpenManufacturers: (request) => showManufacturers(request.sandbox.catalog.games, request.query.type),
  listGames: (request) => showPage(listFor(request.player, request.sandbox.catalog.games), request),
  listOpenGames: (request) => showPage(request.sandbox.catalog.games, request),
  listHotGames: (request) => showHot(listFor(request.player, request.sandbox.catalog.games), request),
  listOpenHotGames: (request) => showHot(request.sandbox.catalog.games, request),
  listLiveGames: (request) => showLive(listFor(request.player, request.sandbox.catalog.games), request),
  listOpenLiveGames: (request) => showLive(request.sandbox.catalog.games, request),
  listBanners: (request) =>
    BANNERS.filter(({ audience }) => isFor(audience, request)).map(({ id, link, button }) => ({
      id,
      title: request.text.banners[id] ?? id,
      button: noteIn(button, request.language),
      image: `/art/banner/${id}.svg`,
      link,
    })),
} satisfies Handlers
