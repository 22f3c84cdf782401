import { useTranslation } from 'react-i18next'
import { listGameRecords } from '#generated/http/games/list-game-records.ts'
import { EXPORT_PAGE_SIZE, type ExportTable } from '#src/components/activity/export-button.tsx'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { readAll } from '#src/queries/read-all.ts'
import { roundParams, type RoundFilter } from './rounds.queries.ts'

/** All rounds of a type and a filter, as the rows of an export. */
export function useRoundTable(type: string): (filter: RoundFilter) => Promise<ExportTable> {
  const { t } = useTranslation('records')
  return async (filter) => {
    const params = { ...roundParams(filter), pageSize: EXPORT_PAGE_SIZE }
    const { list, ...read } = await readAll(
      (pageNum) => listGameRecords(type, { ...params, pageNum }),
      ({ id }) => id,
    )
    const names = ['round', 'time', 'game', 'provider', 'bet', 'win'] as const
    const rows = list.map(({ id, playedAt, gameName, manufName, bet, win }) => [
      id,
      sortableTime(playedAt),
      gameName,
      manufName,
      plainPeso(bet),
      plainPeso(win),
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }
}
