import { type Page, sentRows } from './paging.ts'

/** The maximum of pages that one read of a whole list takes. */
const MAX_PAGES = 50

export interface AllRead<Item> {
  readonly list: readonly Item[]
  /** The list was cut at the maximum. */
  readonly isPartial: boolean
  /** The number of unreadable rows. */
  readonly unreadable: number
}

/**
 * Reads all pages of a list, each item once. Rejects if a page fails, so that no result is silently incomplete.
 */
export async function readAll<Item>(
  read: (pageNum: number) => Promise<Page & { readonly list: readonly Item[] }>,
  getId: (item: Item) => string,
): Promise<AllRead<Item>> {
  const items = new Map<string, Item>()
  let seen = 0
  let unreadable = 0
  for (let pageNum = 1; pageNum <= MAX_PAGES; pageNum += 1) {
    const page = await read(pageNum)
    const { list, total } = page
    for (const item of list) if (!items.has(getId(item))) items.set(getId(item), item)
    seen += sentRows(page)
    unreadable += page.unreadable ?? 0
    if (sentRows(page) === 0 || seen >= total) return { list: [...items.values()], isPartial: false, unreadable }
  }
  return { list: [...items.values()], isPartial: true, unreadable }
}
