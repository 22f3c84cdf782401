import { HOT } from '../../data/game-types.ts'
import { findGame, RESTING_GAME_ID, WALLET_FIRST_MANUF } from '../../data/games.ts'
import { toPesos } from '../../sandbox/money.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

const launchGame: Handler<'launchGame'> = (request) => {
  const game = request.sandbox.catalogue.find(request.body.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID || request.session === undefined)
    return request.fail('gameUnavailable')
  const token = request.sandbox.plays.launch({
    uid: request.player.uid,
    sessionId: request.session.id,
    gameId: game.id,
    appOrigin: request.origins.app,
  })
  return {
    playUrl: `${request.origins.demo}/demo/game?token=${token}`,
    openMode: game.type === 'sports' ? 'browser' : 'frame',
    orientation: game.type === 'fish' ? 'landscape' : 'any',
    needBindWallet: game.manuf === WALLET_FIRST_MANUF && request.sandbox.wallets.of(request.player.uid) === undefined,
  }
}

const listGameRecords: Handler<'listGameRecords'> = (request) => {
  const { type } = request.path
  const rounds = listFor(request.player, request.player.rounds).filter(
    (round) => type === HOT || findGame(round.gameId)?.type === type,
  )
  return pageOf(rounds, request.query, (round) => ({
    id: round.id,
    gameId: round.gameId,
    gameName: findGame(round.gameId)?.name ?? round.gameId,
    manufName: findGame(round.gameId)?.manufName ?? round.gameId,
    ...(findGame(round.gameId) && { cover: `/art/cover/${round.gameId}.svg` }),
    bet: toPesos(round.bet),
    win: toPesos(round.win),
    playedAt: toInstant(round.playedAt),
  }))
}

export const playHandlers = { launchGame, listGameRecords } satisfies Handlers
