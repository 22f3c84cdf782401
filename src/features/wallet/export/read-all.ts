import { sentRows } from '#src/queries/paging.ts'
import type { Page } from '../orders.queries.ts'

/** The largest page that the document allows. */
export const EXPORT_PAGE_SIZE = 100

/** More than these rows no spreadsheet on a phone is for: 50 pages. */
const MOST_PAGES = 50

export interface AllRead<Item> {
  readonly list: readonly Item[]
  /** There would have been more. */
  readonly isPartial: boolean
  /** Rows that could not be read. */
  readonly unreadable: number
}

/**
 * Reads a whole list page by page, each item once. Rejects as soon as a page cannot be read: half an export that looks
 * whole would be a lie.
 */
export async function readAll<Item>(
  read: (pageNum: number) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): Promise<AllRead<Item>> {
  const items = new Map<string, Item>()
  let seen = 0
  let unreadable = 0
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum += 1) {
    const page = await read(pageNum)
    const { list, total } = page
    for (const item of list) if (!items.has(idOf(item))) items.set(idOf(item), item)
    seen += sentRows(page)
    unreadable += page.unreadable ?? 0
    if (sentRows(page) === 0 || seen >= total) return { list: [...items.values()], isPartial: false, unreadable }
  }
  return { list: [...items.values()], isPartial: true, unreadable }
}
