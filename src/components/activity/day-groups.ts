import { manilaDay } from '#src/lib/manila-day.ts'

/** Neighbors of one Manila day. */
export interface DayGroup<Item> {
  /** '' for unreadable times. */
  readonly day: string
  readonly items: Item[]
}

/** Neighbors of the same Manila day together, in the order given. */
export function groupByDay<Item>(items: readonly Item[], getTime: (item: Item) => string): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const day = manilaDay(new Date(getTime(item)))
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
