import { plain } from '../cases/items.ts'
import { isJson, type Json } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import type { RequestResult, RequestInput } from '../http/request-result.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RunContext } from '../run/run-context.ts'
import { shapeOf } from '../schema/shape.ts'

const CHECK = 'pagination'
const PAGES = 4
const LONG_PAGE = 100
const NUMBER = /^page(_?(num(ber)?|no|index))?$/i
const OFFSET = /^(offset|skip)$/i
const CURSOR = /^(cursor|after|(next_?)?page_?token|continuation_?token)$/i
const SIZE = /^(page_?size|per_?page|(max_?)?limit|size|max_?results|first)$/i
const TOTAL = /^(total|count|total_?(count|elements|items|records|results|rows))$/i
const COUNT_HEADER = /^x-total(-count)?$|^(x-)?pagination-total-count$/i
const LIST = /^(list|items|entries|data|results?|content|records|rows|edges|elements|values)$/i
const NEXT = /^(next|(next|end)_?cursor|next_?(page_?)?token|cursor|continuation_?token)$/i

interface Page {
  items: string[]
  /** Undefined if the list has none. */
  total: number | undefined
  /** What leads to the next page; undefined on the last page, or with page numbers. */
  next: string | undefined
  /** Whether the response has a field for it. */
  hasNext: boolean
  result: RequestResult
}

/** Reads a page by number, from 1; with a cursor, the page after another. */
type ReadPage = (number: number, size: number, before?: Page) => Promise<Page | undefined>

/** Pages have the requested length, no overlap, one total, and together the content of a longer page. */
export async function checkPagination(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = context
  const size = findParameter(operation, SIZE)
  const [number, isByNumber, isCursor] = [
    findParameter(operation, NUMBER) ?? findParameter(operation, OFFSET) ?? findParameter(operation, CURSOR),
    findParameter(operation, NUMBER) !== undefined,
    findParameter(operation, NUMBER) === undefined && findParameter(operation, OFFSET) === undefined,
  ]
  if (number === undefined || size === undefined) return ledger.notApplicable(operation, CHECK)
  const { keywords } = shapeOf(context.root, number.schema)
  const first = keywords['minimum'] === 0 || keywords['default'] === 0 ? 0 : 1
  const read: ReadPage = async (pageNumber, pageSize, before) => {
    const place = isCursor ? before?.next : isByNumber ? pageNumber - 1 + first : (pageNumber - 1) * pageSize
    const { [number.name]: _, ...others } = input.query
    const query = { ...others, ...(place === undefined ? {} : { [number.name]: place }), [size.name]: pageSize }
    const result = await context.send(operation, { ...input, query }, { jar })
    const page = result.outcome.kind === 'success' ? pageOf(context.data(result), result) : undefined
    return page && isCursor ? withLinkHeader(page, number.name) : page
  }
  const { maximum, minimum, enum: lengths, types } = sizeOf(context, size)
  // `size` may be a shoe size.
  if (types.includes('string')) return ledger.notApplicable(operation, CHECK)
  const longest = Math.max(...lengths, ...(lengths.length > 0 ? [] : [Math.min(maximum, LONG_PAGE)]))
  const shortest = lengths.length > 0 ? Math.min(...lengths) : minimum
  let length = 0
  const counting: ReadPage = async (...asked) => {
    const page = await read(...asked)
    length = Math.max(length, page?.items.length ?? 0)
    return page
  }
  const look = () => checkPages(counting, longest, shortest, isCursor)
  // A list may grow while it is read: check a problem twice.
  const problem = (await look()) === undefined ? undefined : await look()
  // A list of one item has no pages.
  if (problem === undefined && length < 2) return ledger.notApplicable(operation, CHECK)
  if (problem === undefined) return ledger.pass(operation, CHECK)
  // By cursor or offset, many parameters are not about pages.
  if (problem.result === undefined && !isByNumber) return ledger.notApplicable(operation, CHECK)
  if (problem.result === undefined) return ledger.leaveOpen(operation, CHECK, problem.title)
  ledger.fail(operation, {
    check: CHECK,
    gravity: 'major',
    rule: number.schema.pointer,
    proposed: number.schema.proposed,
    title: problem.title,
    explanation:
      'The app loads pages while the player scrolls, so inconsistent pages show items twice or never. Use a stable order and one total for all pages.',
    evidence: problem.result,
  })
}

async function checkPages(
  read: ReadPage,
  longest: number,
  shortest: number,
  isCursor: boolean,
): Promise<{ title: string; result?: RequestResult } | undefined> {
  const whole = await read(1, longest)
  if (whole === undefined) return { title: 'the list has no page with items' }
  const { total, next } = whole
  const all = total ?? whole.items.length
  if (whole.items.length > longest) return { title: 'The first page is longer than requested', result: whole.result }
  if (total !== undefined && whole.items.length !== Math.min(total, longest)) {
    const title = `The total is ${total}, but a page of ${longest} has ${whole.items.length} items`
    return { title, result: whole.result }
  }
  const size = Math.max(shortest, all > 3 ? 2 : 1)
  const last = Math.ceil(all / size)
  let seen: string[] = []
  let before: Page | undefined
  for (let number = 1; number <= Math.min(last, PAGES); number += 1) {
    if (isCursor && before !== undefined && before.next === undefined) {
      // The cursor may be the id of the last item, which is unknown.
      if (!before.hasNext) return undefined
      return { title: `The cursor to page ${number} is missing, but items remain`, result: before.result }
    }
    const page = await read(number, size, before)
    if (page === undefined) return { title: `page ${number} has no list` }
    before = page
    const { result, items } = page
    const wanted = whole.items.slice((number - 1) * size, number * size)
    if (page.total !== total)
      return { title: `The total changes from ${total} to ${page.total} on page ${number}`, result }
    if (items.length > size)
      return { title: `Page ${number} has ${items.length} items, ${size} were requested`, result }
    if (items.some((one, i) => (seen.includes(one) || items.indexOf(one) < i) && count(whole.items, one) < 2))
      return { title: `Page ${number} repeats items of an earlier page`, result }
    if (items.length < wanted.length)
      return { title: `Page ${number} has ${items.length} of ${wanted.length} items`, result }
    if (items.some((one) => !whole.items.includes(one)))
      return { title: `Page ${number} has items that are missing in a longer page`, result }
    seen = [...seen, ...items]
  }
  // A longer page may be incomplete if the list has no total.
  if (isCursor || (total === undefined && (next !== undefined || all >= longest))) return undefined
  const beyond = await read(last + 1, size)
  if (beyond !== undefined && beyond.items.length > 0)
    return { title: 'A page after the last one has items', result: beyond.result }
  return undefined
}

function count(items: readonly string[], wanted: string): number {
  return items.filter((one) => one === wanted).length
}

/** A list with its total: at the top of a payload or, if the envelope names no payload, one level down. */
function pageOf(data: unknown, result: RequestResult): Page | undefined {
  if (Array.isArray(data))
    return { items: data.map(nameOf), total: totalIn(result), next: undefined, hasNext: false, result }
  if (!isJson(data)) return undefined
  const [page] = [data, ...Object.values(data)].flatMap((one) => readPage(one, result) ?? [])
  return page
}

/** The total in a header, such as `X-Total-Count`. */
function totalIn({ response }: RequestResult): number | undefined {
  const [, value = ''] = Object.entries(response?.headers ?? {}).find(([name]) => COUNT_HEADER.test(name)) ?? []
  return /^\d+$/.test(value) ? Number(value) : undefined
}

function readPage(data: unknown, result: RequestResult): Page | undefined {
  if (!isJson(data)) return undefined
  const lists = Object.entries(data).filter(([, one]) => Array.isArray(one))
  const [called = '', list] = lists.find(([name]) => LIST.test(name)) ?? lists[0] ?? []
  if (!Array.isArray(list)) return undefined
  // Beside the list, or in an object about the page (`meta`, `pagination`).
  const about = [data, ...Object.values(data).filter(isJson)].flatMap((one) => Object.entries(one))
  const counts = [`${plain(called)}count`, `${plain(called).replace(/s$/, '')}count`, `total${plain(called)}`]
  const isTotal = (name: string): boolean => TOTAL.test(name) || counts.includes(plain(name))
  const total = about.find(([name, value]) => isTotal(name) && typeof value === 'number')?.[1]
  const nexts = about.filter(([name]) => NEXT.test(name))
  const next = nexts.find(([, value]) => typeof value === 'string' && value !== '')?.[1]
  return {
    items: list.map(nameOf),
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' ? next : undefined,
    hasNext: nexts.length > 0,
    result,
  }
}

/** A page whose next one is named by the header Link (RFC 8288): `<…?after=x>; rel="next"`. */
function withLinkHeader(page: Page, cursor: string): Page {
  const { response, operation } = page.result
  const isDocumented = operation.responses.some(({ headers }) => headers.some(({ name }) => /^link$/i.test(name)))
  if (page.hasNext || (!isDocumented && response?.headers['link'] === undefined)) return page
  const [, target = ''] = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(response?.headers['link'] ?? '') ?? []
  const next = URL.canParse(target, 'http://server') ? new URL(target, 'http://server').searchParams.get(cursor) : null
  // Without a total, a page without the header may be the last one.
  return { ...page, next: next ?? undefined, hasNext: next !== null || page.total !== undefined }
}

/** An item's id, or the whole item if it has none. */
function nameOf(item: unknown): string {
  if (!isJson(item)) return JSON.stringify(item)
  const id = item['id'] ?? item['orderNo']
  return id === undefined ? JSON.stringify(item) : String(id)
}

function sizeOf(
  { root }: RunContext,
  { schema }: Parameter,
): { maximum: number; minimum: number; enum: number[]; types: string[] } {
  const { keywords, types } = shapeOf(root, schema)
  const { maximum, minimum, enum: choices } = keywords
  return {
    maximum: typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY,
    minimum: typeof minimum === 'number' ? minimum : 1,
    enum: Array.isArray(choices) ? choices.filter((one) => typeof one === 'number') : [],
    types,
  }
}

/** Whether a parameter is about pages, order or length of a list, not about its items. */
export function isOfPages({ name, schema }: Parameter): boolean {
  // A list of sizes is no page size.
  if (schema.value['type'] === 'array') return false
  return [NUMBER, OFFSET, CURSOR, SIZE, /^(sort|order)(_?(by|dir|direction))?$/i].some((one) => one.test(name))
}

/** Whether a list has pages of a requested length. */
export function isPaged(root: Json, operation: Operation): boolean {
  return Object.keys(longestPage(root, operation)).length > 0
}

/** The query for the longest page of a list, if it has pages. */
export function longestPage(root: Json, operation: Operation): { [name: string]: number } {
  const size = findParameter(operation, SIZE)
  if (size === undefined) return {}
  const { keywords, types } = shapeOf(root, size.schema)
  const { maximum, enum: lengths } = keywords
  if (types.includes('string') || Array.isArray(lengths)) return {}
  return { [size.name]: typeof maximum === 'number' ? Math.min(maximum, LONG_PAGE) : LONG_PAGE }
}

function findParameter({ parameters }: Operation, name: RegExp): Parameter | undefined {
  return parameters.find((one) => one.in === 'query' && name.test(one.name) && one.schema.value['type'] !== 'array')
}
