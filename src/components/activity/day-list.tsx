import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { EndlessFrame, type EndlessFrameProps } from '#src/components/query-state/endless-list.tsx'
import { useHasWidth } from '#src/hooks/use-has-width.ts'
import { dayBefore, formatDayHeading } from '#src/lib/time.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { DayHeading } from '#src/ui/surface/day-heading.tsx'
import { groupByDay } from './day-groups.ts'
import styles from './day-list.module.css'
import { type DayColumn, DayTable } from './day-table.tsx'

export interface DayListProps<Item> extends Omit<EndlessFrameProps, 'count' | 'children'> {
  readonly label: string
  /** Newest first. */
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** RFC 3339. */
  readonly timeOf: (item: Item) => string
  readonly renderRow: (item: Item) => ReactNode
  /** Of the table that a wide page has in place of the rows. */
  readonly columns: readonly DayColumn<Item>[]
  /** The entry that is open beside the table. */
  readonly openId: string | undefined
}

/** From this width on, in rem, entries are a table. */
const TABLE_REM = 44

/** An endless list of rows below the heading of their Manila day; with room for its columns a table. */
export function DayList<Item>(props: DayListProps<Item>): ReactElement {
  const { label, items, idOf, timeOf, renderRow, columns, openId, ...frame } = props
  const { t, i18n } = useTranslation('records')
  const today = serverToday()
  const containerRef = useRef<HTMLDivElement>(null)
  const isTable = useHasWidth(containerRef, TABLE_REM)

  function getDayName(day: string): string {
    if (day === today) return t('days.today')
    return day === dayBefore(today, 1) ? t('days.yesterday') : formatDayHeading(day, i18n.language, today)
  }

  const days = groupByDay(items, timeOf)
  return (
    <div ref={containerRef}>
      <EndlessFrame {...frame} count={items.length}>
        <Card as="section" padding="none" aria-label={label}>
          {isTable ? (
            <DayTable {...{ label, columns, days, idOf, getDayName, openId }} />
          ) : (
            days.map(({ day, items: rows }) => (
              <div key={idOf(rows[0] as Item)} className={styles.day}>
                <DayHeading>{getDayName(day)}</DayHeading>
                <ul aria-label={`${label}, ${getDayName(day)}`}>
                  {rows.map((item) => (
                    <li key={idOf(item)}>{renderRow(item)}</li>
                  ))}
                </ul>
              </div>
            ))
          )}
        </Card>
      </EndlessFrame>
    </div>
  )
}
