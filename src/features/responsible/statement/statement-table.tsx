import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayStatement } from '#generated/http/schemas/play-statement.ts'
import type { StatementSums } from '#generated/http/schemas/statement-sums.ts'
import { formatDuration } from '#src/lib/format-minutes.ts'
import { formatMonth } from '#src/lib/time.ts'
import { Money } from '#src/ui/data/money.tsx'
import styles from './statement.module.css'
import { AMOUNTS } from './statement-rows.ts'

function Cells({ sums }: { readonly sums: StatementSums }): ReactElement {
  const { i18n } = useTranslation('responsible')
  return (
    <>
      {AMOUNTS.map((amount) => (
        <td key={amount}>
          <Money value={sums[amount]} size="sm" />
        </td>
      ))}
      <td>{formatDuration(sums.minutes, i18n.language)}</td>
    </>
  )
}

/** All sums of a year, a month a row, and the year itself. It scrolls sideways where it has no room. */
export function StatementTable({ year, months, total }: PlayStatement): ReactElement {
  const { t, i18n } = useTranslation('responsible')
  const label = `${t('statement')}, ${String(year)}`
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {AMOUNTS.map((amount) => (
              <th key={amount} scope="col">
                {t(amount)}
              </th>
            ))}
            <th scope="col">{t('time')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, sums }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month, i18n.language)}</th>
              <Cells sums={sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Cells sums={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
