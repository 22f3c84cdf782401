/** A page of any list: `{list, total}`, with `pageNum` from 1. */
interface Page {
  readonly list: readonly unknown[]
  readonly total: number
}

/**
 * The number of the page after the last one, or undefined when the list is complete. An empty page ends the list
 * whatever `total` says, so that a server that counts wrongly is not asked for ever.
 */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.list.length, 0)
  return last.list.length === 0 || loaded >= last.total ? undefined : pages.length + 1
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
