import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { listsIn } from '../items.ts'
import { getPage, withLinks, type Page } from './page.ts'
import { CURSOR, findSelector, longestPage, NUMBER, OFFSET, SIZE } from './page-parameters.ts'
import type { Selector } from './selectors.ts'

/** Maximum number of pages to read of a list. */
const MAX_PAGES = 50

/** Reads a page by number from 1; with a cursor, the page after `before`. */
export type ReadPage = (number: number, size: number, before?: Page) => Promise<Page | undefined>

/** How a list is divided into pages. */
export interface Pager {
  /** The parameter that selects the page. */
  number: Selector
  isByNumber: boolean
  isCursor: boolean
}

/** Finds the parameter that selects the page of a list: a number, an offset or a cursor. */
export function findPager(root: Json, operation: Operation): Pager | undefined {
  const [byNumber, byOffset] = [findSelector(root, operation, NUMBER), findSelector(root, operation, OFFSET)]
  const number = byNumber ?? byOffset ?? findSelector(root, operation, CURSOR)
  const [isByNumber, isCursor] = [byNumber !== undefined, byNumber === undefined && byOffset === undefined]
  return number && { number, isByNumber, isCursor }
}

/** Creates the function that reads pages of a list by `send`. */
export function createPageReader(
  context: RunContext,
  operation: Operation,
  { number, isByNumber, isCursor }: Pager,
  { input, send }: { input: RequestInput; send: (input: RequestInput) => Promise<RequestResult> },
): ReadPage {
  const size = findSelector(context.root, operation, SIZE)
  const { keywords } = getShape(context.root, number.parameter.schema)
  const first = keywords['minimum'] === 0 || keywords['default'] === 0 ? 0 : 1
  return async (pageNumber, pageSize, before) => {
    const place = isCursor ? before?.next : isByNumber ? pageNumber - 1 + first : (pageNumber - 1) * pageSize
    const bare = number.drop(input.query)
    const placed = place === undefined ? bare : number.put(bare, place)
    const result = await send({ ...input, query: size === undefined ? placed : size.put(placed, pageSize) })
    const page = result.outcome.kind === 'success' ? getPage(context.data(result), result) : undefined
    return page && isCursor ? withLinks(page, number.label) : page
  }
}

/** The pages of a list from the first one on. */
export interface Walk {
  pages: Page[]
  /** Whether the last page was read. */
  isWhole: boolean
}

/** Reads the pages of a list in order until its end, or the maximum number of pages. */
export async function walkPages(read: ReadPage, size: number, isCursor: boolean): Promise<Walk> {
  const pages: Page[] = []
  let count = 0
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = await read(number, size, pages.at(-1))
    if (page === undefined || page.items.length === 0) return { pages, isWhole: page !== undefined }
    pages.push(page)
    count += page.items.length
    const isLast = isCursor ? page.next === undefined : count >= (page.total ?? Number.POSITIVE_INFINITY)
    if (isLast || (!isCursor && page.items.length < Math.min(size, pages[0]?.items.length ?? size)))
      return { pages, isWhole: true }
  }
  return { pages, isWhole: false }
}

/** The items of a whole list, in the account of a session. */
export interface WholeList {
  items: Json[]
  isWhole: boolean
  results: RequestResult[]
}

/** Reads all pages of a list; of a list without pages the only one. Undefined if it is refused. */
export async function readWholeList(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<WholeList | undefined> {
  const send = (pageInput: RequestInput): Promise<RequestResult> => context.look(operation, pageInput, { jar })
  const pager = findPager(context.root, operation)
  const query = { ...input.query, ...longestPage(context.root, operation) }
  const first = await send({ ...input, query })
  if (first.outcome.kind !== 'success') return undefined
  const page = getPage(context.data(first), first)
  const own = listsIn(context.data(first))
  const isAll =
    page?.total === undefined ? page?.next === undefined && !(page?.hasNext ?? false) : page.total <= page.items.length
  if (pager === undefined || page === undefined || page.items.length === 0)
    return { items: own, isWhole: isAll, results: [first] }
  const size = page.items.length
  const walk = await walkPages(
    createPageReader(context, operation, pager, { input: { ...input, query }, send }),
    size,
    pager.isCursor,
  )
  const results = walk.pages.map(({ result }) => result)
  return { items: results.flatMap((result) => listsIn(context.data(result))), isWhole: walk.isWhole, results }
}
