import type { Handler } from '../../http/call.ts'
import { toPesos } from '../../money.ts'
import { isInDays, readPage } from '../paging.ts'
import { getCoverUrl } from './catalogue.ts'

export const listGameRecords: Handler<'listGameRecords'> = async ({ tx, account, path: { type }, query }) => {
  const { manuf, gameId } = query
  let rounds = tx
    .selectFrom('round')
    .innerJoin('game', 'game.id', 'round.game_id')
    .innerJoin('manufacturer', 'manufacturer.code', 'game.manuf')
    .where('round.account_id', '=', account.id)
    .where(isInDays('round.played_at', query))
  // `hot` stands for all types here.
  if (type !== 'hot') rounds = rounds.where('game.type', '=', type)
  if (manuf !== undefined) rounds = rounds.where('game.manuf', '=', manuf)
  if (gameId !== undefined) rounds = rounds.where('game.id', '=', gameId)
  const sums = await rounds
    .select(({ fn }) => [fn.sum<string | null>('bet').as('bet'), fn.sum<string | null>('win').as('win')])
    .executeTakeFirstOrThrow()
  const listed = rounds
    .select(['round.id', 'game_id', 'game.name', 'game.cover_color', 'bet', 'win', 'played_at'])
    .select('manufacturer.name as manuf_name')
    .orderBy('played_at', 'desc')
    .orderBy('round.id', 'desc')
  const { rows, total } = await readPage(tx, listed, query)
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
