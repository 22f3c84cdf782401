import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPlayStatementQuery } from '#generated/http/responsible/get-play-statement.ts'
import type { PlayStatement } from '#generated/http/schemas/play-statement.ts'
import { serverToday } from '#src/api/server-today.ts'
import { ExportButton } from '#src/components/activity/export-button.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { formatMonth } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatementChart } from './statement-chart.tsx'
import { listYears, useStatementRows } from './statement-rows.ts'
import { StatementTable } from './statement-table.tsx'
import styles from './statement.module.css'

/** The pairs that the chart shows. */
const CHARTS = { play: ['staked', 'won'], money: ['deposits', 'withdrawals'] } as const

function Chart({ year, months }: PlayStatement): ReactElement {
  const { t, i18n } = useTranslation('responsible')
  const [chart, setChart] = useState<keyof typeof CHARTS>('play')
  const [first, second] = CHARTS[chart]
  return (
    <Card>
      <Stack gap={4}>
        <Segmented
          label={t('chart')}
          fullWidth
          options={(['play', 'money'] as const).map((value) => ({ value, label: t(`chartOf.${value}`) }))}
          value={chart}
          onChange={setChart}
        />
        <StatementChart
          label={t('chartLabel', { year, first: t(first), second: t(second) })}
          first={t(first)}
          second={t(second)}
          rows={months.map(({ month, sums }) => ({
            month: formatMonth(month, i18n.language),
            first: sums[first],
            second: sums[second],
          }))}
        />
      </Stack>
    </Card>
  )
}

/** Whether nothing at all happened. */
function isEmpty({ total }: PlayStatement): boolean {
  return Object.values(total).every((sum) => sum === 0)
}

/** What the player paid, staked and won in a year, and for how long they played: a chart, a table and a file. */
export function StatementView({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const current = Number(serverToday().slice(0, 4))
  const [year, setYear] = useState(current)
  const read = useQuery({ ...getPlayStatementQuery({ year }), placeholderData: keepPreviousData })
  const toRows = useStatementRows()
  const shown = read.data?.year === year ? read.data : undefined

  function content(): ReactElement {
    if (read.isError && !shown) return <QueryError query={read} title={t('statementFailed')} />
    if (!shown) return <SkeletonSet kind="text" label={t('common:loading')} count={8} />
    if (isEmpty(shown)) {
      return <EmptyState picture="records" title={t('statementEmpty', { year })} text={t('statementEmptyText')} />
    }
    return (
      <div className={styles.columns}>
        <Chart {...shown} />
        <Stack gap={3}>
          <StatementTable {...shown} />
          <Text size="sm" tone="quiet">
            {t('netText')}
          </Text>
          <ExportButton
            name={`tumpak-play-${String(year)}`}
            read={() => Promise.resolve({ rows: toRows(shown), isPartial: false, unreadable: 0 })}
          />
        </Stack>
      </div>
    )
  }

  return (
    <Stack as="section" gap={5}>
      <Stack row>
        <Button variant="ghost" size="sm" icon="back" onClick={onClose}>
          {t('allTopics')}
        </Button>
      </Stack>
      <Text as="h2" size="lg">
        {t('statement')}
      </Text>
      <SelectField
        label={t('year')}
        className={styles.year}
        options={listYears(read.data?.since ?? '', current).map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onValueChange={(next) => setYear(Number(next))}
      />
      {content()}
    </Stack>
  )
}
