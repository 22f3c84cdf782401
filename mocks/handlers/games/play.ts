import { HOT } from '../../data/game-types.ts'
import { findGame, RESTING_GAME_ID, WALLET_FIRST_MANUF } from '../../data/games.ts'
import { toPesos } from '../../sandbox/money.ts'
import { toInstant } from '../../sandbox/time.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, pageOf } from '../paging.ts'

const launchGame: Handler<'launchGame'> = (call) => {
  const game = call.sandbox.catalogue.find(call.body.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID || call.session === undefined)
    return call.fail('gameUnavailable')
  const token = call.sandbox.plays.launch({
    uid: call.player.uid,
    sessionId: call.session.id,
    gameId: game.id,
    appOrigin: call.origins.app,
  })
  return {
    playUrl: `${call.origins.demo}/demo/game?token=${token}`,
    openMode: game.type === 'sports' ? 'browser' : 'frame',
    needBindWallet: game.manuf === WALLET_FIRST_MANUF && call.sandbox.wallets.of(call.player.uid) === undefined,
  }
}

const listGameRecords: Handler<'listGameRecords'> = (call) => {
  const { type } = call.path
  const rounds = listFor(call.player, call.player.rounds).filter(
    (round) => type === HOT || findGame(round.gameId)?.type === type,
  )
  return pageOf(rounds, call.query, (round) => ({
    id: round.id,
    gameId: round.gameId,
    gameName: findGame(round.gameId)?.name ?? round.gameId,
    manufName: findGame(round.gameId)?.manufName ?? round.gameId,
    bet: toPesos(round.bet),
    win: toPesos(round.win),
    playedAt: toInstant(round.playedAt),
  }))
}

export const playHandlers = { launchGame, listGameRecords } satisfies Handlers
