import { manilaDay } from '#src/lib/manila-day.ts'
import type { WindowedRow } from '#src/ui/list/use-windowed-rows.ts'

/** The heading of a day, or an entry of it. */
export type DayRow<Item> = { readonly day: string; readonly item?: Item }

/** Each Manila day's heading ('' for unreadable times), then its entries, in the order given. */
export function toDayRows<Item>(items: readonly Item[], getTime: (item: Item) => string): DayRow<Item>[] {
  let last: string | undefined
  return items.flatMap((item) => {
    const day = manilaDay(new Date(getTime(item)))
    const isNew = day !== last
    last = day
    return isNew ? [{ day }, { day, item }] : [{ day, item }]
  })
}

/** What is rendered of one Manila day. */
export interface DayGroup<Item> {
  /** Stays with the day while the page is scrolled. */
  readonly key: string
  /** '' for unreadable times. */
  readonly day: string
  /** The heading, if it is rendered, with the height in CSS pixels of what is left out before it. */
  readonly heading: { readonly gap: number } | undefined
  readonly entries: { readonly item: Item; readonly gap: number }[]
}

/** The rendered rows by day. */
export function groupRows<Item>(all: readonly DayRow<Item>[], rendered: readonly WindowedRow[]): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  for (const { index, gap } of rendered) {
    const row = all[index]
    if (!row) continue
    let group = groups.at(-1)
    if (group?.day !== row.day) {
      // Days come once each, unless times are unreadable or out of order.
      const count = groups.filter(({ day }) => day === row.day).length
      const heading = row.item === undefined ? { gap } : undefined
      group = { key: `${row.day} ${String(count)}`, day: row.day, heading, entries: [] }
      groups.push(group)
    }
    if (row.item !== undefined) group.entries.push({ item: row.item, gap })
  }
  return groups
}
