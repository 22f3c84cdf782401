import { addDays } from '../../calendar.ts'
import type { Handler } from '../../http/call.ts'
import { toPesos } from '../../money.ts'
import { readPage, startOfDay } from '../paging.ts'
import { getCoverUrl } from './catalogue.ts'

export const listGameRecords: Handler<'listGameRecords'> = async ({ tx, account, path: { type }, query }) => {
  const { manuf, gameId, from, to } = query
  let rounds = tx
    .selectFrom('round')
    .innerJoin('game', 'game.id', 'round.game_id')
    .innerJoin('manufacturer', 'manufacturer.code', 'game.manuf')
    .where('round.account_id', '=', account.id)
  // `hot` stands for all types here.
  if (type !== 'hot') rounds = rounds.where('game.type', '=', type)
  if (manuf !== undefined) rounds = rounds.where('game.manuf', '=', manuf)
  if (gameId !== undefined) rounds = rounds.where('game.id', '=', gameId)
  if (from !== undefined) rounds = rounds.where('round.played_at', '>=', startOfDay(from))
  if (to !== undefined) rounds = rounds.where('round.played_at', '<', startOfDay(addDays(to, 1)))
  const sums = await rounds
    .select(({ fn }) => [fn.sum<string | null>('bet').as('bet'), fn.sum<string | null>('win').as('win')])
    .executeTakeFirstOrThrow()
  const { rows, total } = await readPage(
    tx,
    rounds
      .select(['round.id', 'game_id', 'game.name', 'game.cover_color', 'bet', 'win', 'played_at'])
      .select('manufacturer.name as manuf_name')
      .orderBy('played_at', 'desc')
      .orderBy('round.id', 'desc'),
    query,
  )
  return {
    list: rows.map((round) => ({
      id: `R${round.id}`,
      gameId: round.game_id,
      gameName: round.name,
      manufName: round.manuf_name,
      cover: getCoverUrl(round.game_id),
      coverColor: round.cover_color,
      bet: toPesos(round.bet),
      win: toPesos(round.win),
      playedAt: round.played_at.toISOString(),
    })),
    total,
    // PostgreSQL sums bigint as numeric, which the driver returns as text.
    totalBet: toPesos(Number(sums.bet)),
    totalWin: toPesos(Number(sums.win)),
  }
}
