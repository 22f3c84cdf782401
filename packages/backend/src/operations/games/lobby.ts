import { Refusal, type Handler, type Handlers } from '../../http/call.ts'
import { maskPlayer } from '../../masks.ts'
import { toPesos } from '../../money.ts'
import { readPage } from '../paging.ts'
import { getCoverUrl, findGame, selectGames, showGame } from './catalogue.ts'

const TICKER_LENGTH = 20

const BANNERS = [
  {
    id: 'fiesta',
    link: '/game',
    title: { 'en-US': 'A fiesta every night', 'vi-VN': 'Lễ hội mỗi đêm' },
    button: { 'en-US': 'Play', 'vi-VN': 'Chơi' },
  },
  {
    id: 'first-deposit',
    link: '/finance/recharge',
    title: { 'en-US': 'Make your first deposit', 'vi-VN': 'Nạp tiền lần đầu' },
    button: { 'en-US': 'Deposit', 'vi-VN': 'Nạp tiền' },
  },
] as const

const listBanners: Handler<'listBanners'> = ({ language }) =>
  BANNERS.map(({ id, link, title, button }) => ({
    id,
    link,
    title: title[language],
    button: button[language],
    image: `/api/art/banner/${id}.svg`,
  }))

const listGameMessages: Handler<'listGameMessages'> = async ({ tx }) => {
  const wins = await tx
    .selectFrom('round')
    .innerJoin('account', 'account.id', 'round.account_id')
    .innerJoin('game', 'game.id', 'round.game_id')
    .select(['round.id', 'account.username', 'game.name', 'round.win', 'round.played_at'])
    .where('round.win', '>', 0)
    .orderBy('round.played_at', 'desc')
    .limit(TICKER_LENGTH)
    .execute()
  return wins.map(({ id, username, name, win, played_at }) => ({
    id: `W${id}`,
    player: maskPlayer(username),
    gameName: name,
    amount: toPesos(win),
    wonAt: played_at.toISOString(),
  }))
}

const getGameHelp: Handler<'getGameHelp'> = async ({ tx, query, language }) => {
  const game = await findGame(tx, query.gameId)
  if (game === undefined) throw new Refusal('gameUnavailable')
  const { rules, volatility, pays } = game.details
  return {
    gameId: game.id,
    title: { 'en-US': `How to play ${game.name}`, 'vi-VN': `Cách chơi ${game.name}` }[language],
    manuf: game.manuf,
    manufName: game.manuf_name,
    type: game.type,
    content: rules[language],
    cover: getCoverUrl(game.id),
    coverColor: game.cover_color,
    returnPercent: game.return_percent,
    minBet: toPesos(game.min_bet),
    maxBet: toPesos(game.max_bet),
    volatility,
    payTable: pays.map(({ name, pays: times }) => ({ name: name[language], pays: times })),
  }
}

const addFavourite: Handler<'addFavourite'> = async ({ tx, body, account }) => {
  if ((await findGame(tx, body.gameId)) === undefined) throw new Refusal('gameUnavailable')
  const added = await tx
    .insertInto('favourite')
    .values({ account_id: account.id, game_id: body.gameId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new Refusal('alreadyFavourite')
  return null
}

const removeFavourite: Handler<'removeFavourite'> = async ({ tx, body, account }) => {
  const removed = await tx
    .deleteFrom('favourite')
    .where('account_id', '=', account.id)
    .where('game_id', '=', body.gameId)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) throw new Refusal('notFavourite')
  return null
}

const listFavourites: Handler<'listFavourites'> = async ({ tx, query, account, language, now }) => {
  const favourites = selectGames(tx, {})
    .innerJoin('favourite', 'favourite.game_id', 'game.id')
    .where('favourite.account_id', '=', account.id)
    .clearOrderBy()
    .orderBy('favourite.id', 'desc')
  const { rows, total } = await readPage(tx, favourites, query)
  return { list: rows.map((game) => showGame(game, language, now)), total }
}

export const lobbyHandlers = {
  listBanners,
  listGameMessages,
  getGameHelp,
  addFavourite,
  removeFavourite,
  listFavourites,
} satisfies Handlers
