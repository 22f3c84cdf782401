import type { components } from '#generated/openapi.d.ts'
import { bannerPath } from '../../art-paths.ts'
import { BANNERS, type BannerAudience } from '../../data/banners.ts'
import { COUPON_TERMS } from '../../data/coupon-terms.ts'
import { GAME_TYPES, HOT, LIVE } from '../../data/game-types.ts'
import type { GameEntry } from '../../data/games.ts'
import { MANUFACTURERS } from '../../data/manufacturers.ts'
import type { Messages } from '../../messages/en-us.ts'
import type { HandlerRequest, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'
import { isOfType } from './select-games.ts'
import { showGame } from './show-game.ts'

type Schemas = components['schemas']

interface GameQuery {
  type?: string
  manuf?: string
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
  })).filter((one) => one.gameCount > 0)
}

function showPage(games: readonly GameEntry[], query: GameQuery): Schemas['GamePage'] {
  const { type, manuf } = query
  return pageOf(
    games.filter((game) => isOfType(game, type) && (manuf === undefined || game.manuf === manuf)),
    query,
    showGame,
  )
}

/** A page of one type; ignores the type in the query. */
function showOnly(type: string, games: readonly GameEntry[], query: GameQuery): Schemas['GamePage'] {
  return showPage(games, { ...query, type })
}

/** Whether a banner says something to the caller: a visitor or a player. */
function isFor(audience: BannerAudience, request: HandlerRequest<'listBanners'>): boolean {
  if (audience === 'everyone') return true
  if (request.session === undefined) return audience === 'firstDepositAhead' || audience === 'newcomer'
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
        .some((coupon) => coupon.terms === COUPON_TERMS.deposit50 && sandbox.coupons.stateOf(coupon) === 'usable')
  }
}

export const catalogueHandlers = {
  listGameTypes: (request) => [...listFor(request.player, showTypes(request.text))],
  listOpenGameTypes: (request) => showTypes(request.text),
  listManufacturers: (request) =>
    showManufacturers(listFor(request.player, request.sandbox.catalogue.games), request.query.type),
  listOpenManufacturers: (request) => showManufacturers(request.sandbox.catalogue.games, request.query.type),
  listGames: (request) => showPage(listFor(request.player, request.sandbox.catalogue.games), request.query),
  listOpenGames: (request) => showPage(request.sandbox.catalogue.games, request.query),
  listHotGames: (request) => showOnly(HOT, listFor(request.player, request.sandbox.catalogue.games), request.query),
  listOpenHotGames: (request) => showOnly(HOT, request.sandbox.catalogue.games, request.query),
  listLiveGames: (request) => showOnly(LIVE, listFor(request.player, request.sandbox.catalogue.games), request.query),
  listOpenLiveGames: (request) => showOnly(LIVE, request.sandbox.catalogue.games, request.query),
  listBanners: (request) =>
    BANNERS.filter(({ audience }) => isFor(audience, request)).map(({ id, link }) => ({
      id,
      title: request.text.banners[id] ?? id,
      image: bannerPath(id, request.language),
      link,
    })),
} satisfies Handlers
