import { HOT } from '../../data/games/game-types.ts'
import { findGame, RESTING_GAME_ID, WALLET_FIRST_MANUF } from '../../data/games/games.ts'
import { toPesos } from '../../lib/money.ts'
import { toInstant } from '../../lib/time.ts'
import { isWithinDays } from '../day-range.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listFor, toPage } from '../paging.ts'
import { describeLimit } from '../responsible/describe-limit.ts'
import { showCover } from './show-game.ts'

const launchGame: Handler<'launchGame'> = (request) => {
  const { limits, pauses } = request.sandbox.responsible
  if (pauses.isPaused(request.player)) return request.fail('playPaused')
  const game = request.sandbox.catalog.find(request.body.gameId)
  if (game === undefined || game.id === RESTING_GAME_ID || request.session === undefined)
    return request.fail('gameUnavailable')
  const short = limits.findShort(request.player, { loss: 1, stake: 1, time: 1 })
  if (short !== undefined) return request.fail('limitReached', describeLimit(short, request.language))
  const needBindWallet =
    game.manuf === WALLET_FIRST_MANUF && request.sandbox.wallets.of(request.player.uid) === undefined
  if (needBindWallet) return { playUrl: '', openMode: 'frame', needBindWallet }
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
    needBindWallet,
  }
}

const listGameRecords: Handler<'listGameRecords'> = (request) => {
  const { type } = request.path
  const { manuf, gameId } = request.query
  const rounds = listFor(request.player, request.player.rounds).filter(
    (round) =>
      (type === HOT || findGame(round.gameId)?.type === type) &&
      (manuf === undefined || findGame(round.gameId)?.manuf === manuf) &&
      (gameId === undefined || round.gameId === gameId) &&
      isWithinDays(round.playedAt, request.query),
  )
  const page = toPage(rounds, request.query, (round) => {
    const game = findGame(round.gameId)
    return {
      id: round.id,
      gameId: round.gameId,
      gameName: game?.name ?? round.gameId,
      ...(game && showCover(game)),
      manufName: game?.manufName ?? round.gameId,
      bet: toPesos(round.bet),
      win: toPesos(round.win),
      playedAt: toInstant(round.playedAt),
    }
  })
  return {
    ...page,
    totalBet: toPesos(rounds.reduce((sum, { bet }) => sum + bet, 0)),
    totalWin: toPesos(rounds.reduce((sum, { win }) => sum + win, 0)),
  }
}

export const playHandlers = { launchGame, listGameRecords } satisfies Handlers
