import { useTranslation } from 'react-i18next'
import type { PlayStatement } from '#generated/http/schemas/play-statement.ts'
import type { StatementSums } from '#generated/http/schemas/statement-sums.ts'
import { formatMonth } from '#src/lib/time.ts'
import { plainPeso } from '#src/lib/money-format.ts'

/** The amounts of a month, in the order of the columns. */
export const AMOUNTS = [
  'deposits',
  'withdrawals',
  'bonus',
  'staked',
  'won',
  'net',
] as const satisfies readonly (keyof StatementSums)[]

/** The years from registration to the one that runs, the latest at the start. */
export function listYears(since: string, current: number): readonly number[] {
  const first = Math.min(Number(since.slice(0, 4)) || current, current)
  return Array.from({ length: current - first + 1 }, (_, place) => current - place)
}

/** The rows of the CSV file: the names of the columns, each month, the year. */
export function useStatementRows(): (statement: PlayStatement) => readonly (readonly string[])[] {
  const { t, i18n } = useTranslation('responsible')

  function toRow(name: string, sums: StatementSums): readonly string[] {
    return [name, ...AMOUNTS.map((amount) => plainPeso(sums[amount])), String(sums.minutes)]
  }

  return ({ year, months, total }) => [
    [t('month'), ...AMOUNTS.map((amount) => `${t(amount)} (PHP)`), t('timeInMinutes')],
    ...months.map(({ month, sums }) =>
      toRow(`${formatMonth(month, i18n.language, 'long')} ${month.slice(0, 4)}`, sums),
    ),
    toRow(`${t('total')} ${String(year)}`, total),
  ]
}
