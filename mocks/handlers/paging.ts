import type { Account } from '../sandbox/identity/account.ts'
import { EMPTY_LISTS_USERNAME } from '../data/personas.ts'

/** One page of a list: `pageNum` from 1, `pageSize` 1-100, default 20. */
export function toPage<Item, Shown>(
  items: readonly Item[],
  query: { pageNum?: number; pageSize?: number },
  show: (item: Item) => Shown,
): { list: Shown[]; total: number } {
  const size = query.pageSize ?? 20
  const start = ((query.pageNum ?? 1) - 1) * size
  return { list: items.slice(start, start + size).map(show), total: items.length }
}

/** A list as the player gets it; always empty for the persona with empty lists. */
export function listFor<Item>(player: Account, items: readonly Item[]): readonly Item[] {
  return player.username === EMPTY_LISTS_USERNAME ? [] : items
}
