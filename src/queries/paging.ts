/** A page of any list: `{list, total}`, with `pageNum` from 1. */
export interface Page {
  readonly list: readonly unknown[]
  /** NaN where the server's could not be read. */
  readonly total: number
  /** Rows that the server sent and the client could not read. */
  readonly unreadable?: number
}

/** How many rows the server sent, readable or not. */
export function sentRows({ list, unreadable = 0 }: Page): number {
  return list.length + unreadable
}

/** How many rows of all pages could not be read. */
export function unreadableRows(pages: readonly Page[]): number {
  return pages.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0)
}

/**
 * The number of the page after the last one, or undefined when the list is complete. It counts what the server sent.
 * An empty page ends the list whatever `total` says, so that a server that counts wrongly is not asked for ever.
 */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + sentRows(page), 0)
  return sentRows(last) === 0 || loaded >= last.total ? undefined : pages.length + 1
}

/**
 * The items of all pages in order, each once: while a player scrolls new items may push old ones onto the next page.
 *
 * @param idOf what tells two items apart
 */
export function itemsOf<Item>(
  pages: readonly { readonly list: readonly Item[] }[],
  idOf: (item: Item) => string,
): Item[] {
  const items = new Map<string, Item>()
  for (const item of pages.flatMap((page) => page.list)) {
    if (!items.has(idOf(item))) items.set(idOf(item), item)
  }
  return [...items.values()]
}
