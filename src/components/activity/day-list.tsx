import { Fragment, type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { EndlessFrame, type EndlessFrameProps } from '#src/components/query-state/endless-list.tsx'
import { useHasWidth } from '#src/hooks/use-has-width.ts'
import { dayBefore, formatDayHeading } from '#src/lib/time.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { useWindowedRows } from '#src/ui/list/use-windowed-rows.ts'
import { DayHeading } from '#src/ui/surface/day-heading.tsx'
import { type DayGroup, type DayRow, groupRows, toDayRows } from './day-groups.ts'
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

  return (
    <div ref={containerRef}>
      <EndlessFrame {...frame} count={items.length}>
        <Card as="section" padding="none" aria-label={label}>
          <DayRows key={String(isTable)} rows={toDayRows(items, timeOf)} idOf={idOf}>
            {(groups, end) =>
              isTable ? (
                <DayTable {...{ label, columns, groups, end, idOf, getDayName, openId }} />
              ) : (
                <>
                  {groups.map(({ key, day, heading, entries }) => (
                    <div key={key} className={styles.day}>
                      {heading && (
                        <>
                          <div style={{ height: heading.gap }} />
                          <div className={styles.heading} data-row>
                            <DayHeading>{getDayName(day)}</DayHeading>
                          </div>
                        </>
                      )}
                      <ul aria-label={`${label}, ${getDayName(day)}`}>
                        {entries.map(({ item, gap }) => (
                          <Fragment key={idOf(item)}>
                            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
                            <li data-row>{renderRow(item)}</li>
                          </Fragment>
                        ))}
                      </ul>
                    </div>
                  ))}
                  {end > 0 && <div style={{ height: end }} />}
                </>
              )
            }
          </DayRows>
        </Card>
      </EndlessFrame>
    </div>
  )
}

interface DayRowsProps<Item> {
  readonly rows: readonly DayRow<Item>[]
  readonly idOf: (item: Item) => string
  readonly children: (groups: readonly DayGroup<Item>[], end: number) => ReactNode
}

/** Renders the days near the viewport. */
function DayRows<Item>({ rows, idOf, children }: DayRowsProps<Item>): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  const windowed = useWindowedRows(list, {
    count: rows.length,
    selector: '[data-row]',
    getKey: (index) => {
      const row = rows[index]
      return row?.item === undefined ? `day ${String(row?.day)}` : idOf(row.item)
    },
  })
  return (
    <div ref={list} onFocus={windowed.onFocus} onBlur={windowed.onBlur}>
      {children(groupRows(rows, windowed.rows), windowed.end)}
    </div>
  )
}
