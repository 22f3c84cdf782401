/** A page of a list: `{list, total}`, with `pageNum` from 1. */
export interface Page {
  readonly list: readonly unknown[]
  /** NaN if the server's total is unreadable. */
  readonly total: number
  /** Rows that the client could not read. */
  readonly unreadable?: number
}

/** The number of rows sent, readable or not. */
export function sentRows({ list, unreadable = 0 }: Page): number {
  return list.length + unreadable
}

/** The number of unreadable rows in all pages. */
export function unreadableRows(pages: readonly Page[]): number {
  return pages.reduce((sum, { unreadable = 0 }) => sum + unreadable, 0)
}

/**
 * The number of the next page, or undefined at the end of the list. Counts the rows sent. An empty page ends the list
 * whatever `total` says, so that a wrong total causes no endless requests.
 */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + sentRows(page), 0)
  return sentRows(last) === 0 || loaded >= last.total ? undefined : pages.length + 1
}

/**
 * The items of all pages in order, without duplicates: new items may push old ones to the next page while scrolling.
 * @param getId identifies an item
 */
export function collectItems<Item>(
  pages: readonly { readonly list: readonly Item[] }[],
  getId: (item: Item) => string,
): Item[] {
  const items = new Map<string, Item>()
  for (const item of pages.flatMap((page) => page.list)) {
    if (!items.has(getId(item))) items.set(getId(item), item)
  }
  return [...items.values()]
}
