import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { EndlessFrame, type EndlessFrameProps } from '#src/components/endless-list.tsx'
import { manilaDay } from '#src/lib/manila-day.ts'
import { dayBefore, formatDayHeading } from '#src/lib/time.ts'
import { Card } from '#src/ui/surface/card.tsx'
import { DayHeading } from '#src/ui/surface/day-heading.tsx'
import styles from './day-list.module.css'

export interface DayListProps<Item> extends Omit<EndlessFrameProps, 'count' | 'children'> {
  readonly label: string
  /** Newest first. */
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** RFC 3339. */
  readonly timeOf: (item: Item) => string
  readonly renderRow: (item: Item) => ReactNode
}

interface DayGroup<Item> {
  /** '' for unreadable times. */
  readonly day: string
  readonly items: Item[]
}

/** Neighbors of the same Manila day together, in the order given. */
function byDay<Item>(items: readonly Item[], getTime: (item: Item) => string): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const day = manilaDay(new Date(getTime(item)))
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}

/** An endless list of rows below the heading of their Manila day. */
export function DayList<Item>(props: DayListProps<Item>): ReactElement {
  const { label, items, idOf, timeOf, renderRow, ...frame } = props
  const { t, i18n } = useTranslation('records')
  const today = serverToday()

  function getDayName(day: string): string {
    if (day === today) return t('days.today')
    return day === dayBefore(today, 1) ? t('days.yesterday') : formatDayHeading(day, i18n.language, today)
  }

  return (
    <EndlessFrame {...frame} count={items.length}>
      <Card as="section" padding="none" aria-label={label}>
        {byDay(items, timeOf).map(({ day, items: rows }) => (
          <div key={idOf(rows[0] as Item)} className={styles.day}>
            <DayHeading>{getDayName(day)}</DayHeading>
            <ul aria-label={`${label}, ${getDayName(day)}`}>
              {rows.map((item) => (
                <li key={idOf(item)}>{renderRow(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Card>
    </EndlessFrame>
  )
}
