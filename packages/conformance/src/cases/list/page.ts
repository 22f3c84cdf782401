import { plain } from '../items.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { RequestResult } from '../../http/request-result.ts'

const TOTAL = /^(total|count|total_?(count|elements|items|records|results|rows))$/i
const COUNT_HEADER = /^x-total(-count)?$|^(x-)?pagination-total-count$/i
const LIST = /^(list|items|entries|data|results?|content|records|rows|edges|elements|values)$/i
const NEXT = /^(next|(next|end)_?cursor|next_?(page_?)?token|cursor|continuation_?token)$/i

/** One page of a list. */
export interface Page {
  items: string[]
  /** The number of all items; undefined if the response does not contain it. */
  total: number | undefined
  /** The cursor or address of the next page; undefined on the last page, or with page numbers. */
  next: string | undefined
  /** Whether the response has a field for the next page, even if it is empty. */
  hasNext: boolean
  result: RequestResult
}

/** Reads a page from a payload: at its top or, if the envelope names no payload, one level down. */
export function getPage(data: unknown, result: RequestResult): Page | undefined {
  if (Array.isArray(data))
    return { items: data.map(toId), total: getTotal(result), next: undefined, hasNext: false, result }
  if (!isJson(data)) return undefined
  const [page] = [data, ...Object.values(data)].flatMap((owner) => readPage(owner, data, result) ?? [])
  return page
}

/** Returns the total from a header, such as `X-Total-Count`. */
function getTotal({ response }: RequestResult): number | undefined {
  const [, value = ''] = Object.entries(response?.headers ?? {}).find(([name]) => COUNT_HEADER.test(name)) ?? []
  return /^\d+$/.test(value) ? Number(value) : undefined
}

function readPage(data: unknown, top: Json, result: RequestResult): Page | undefined {
  if (!isJson(data)) return undefined
  const lists = Object.entries(data).filter(([, value]) => Array.isArray(value))
  const [called = '', list] = lists.find(([name]) => LIST.test(name)) ?? lists[0] ?? []
  if (!Array.isArray(list)) return undefined
  // The total and the next page may be beside the list, around it, or in an object such as `meta`, `pagination` or
  // `_links`.
  const owners = data === top ? [data] : [data, top]
  const about = owners
    .flatMap((owner) => [owner, ...Object.values(owner).filter(isJson)])
    .flatMap((owner) => Object.entries(owner))
  const counts = [`${plain(called)}count`, `${plain(called).replace(/s$/, '')}count`, `total${plain(called)}`]
  const isTotal = (name: string): boolean => TOTAL.test(name) || counts.includes(plain(name))
  const total = about.find(([name, value]) => isTotal(name) && typeof value === 'number')?.[1]
  const nexts = about.filter(([name]) => NEXT.test(name))
  const addresses = nexts.map(([, value]) => (isJson(value) ? value['href'] : value))
  const next = addresses.find((value) => typeof value === 'string' && value !== '')
  // The last page has links and a total, but no link to a next page.
  const isLinked = [top['links'], top['_links']].some(isJson) && total !== undefined
  return {
    items: list.map(toId),
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' ? next : undefined,
    hasNext: nexts.length > 0 || isLinked,
    result,
  }
}

/**
 * Replaces an address of the next page, in the body or in a Link header (RFC 8288), by its cursor: `<…?after=x>;
 * rel="next"`.
 */
export function withLinks(page: Page, cursor: string): Page {
  const { response, operation } = page.result
  if (page.next !== undefined && /^(?:https?:\/)?\/|^\?/i.test(page.next))
    return { ...page, next: getCursor(page.next, cursor) ?? page.next }
  const isDocumented = operation.responses.some(({ headers }) => headers.some(({ name }) => /^link$/i.test(name)))
  if (page.hasNext || (!isDocumented && response?.headers['link'] === undefined)) return page
  const [, target = ''] = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(response?.headers['link'] ?? '') ?? []
  const next = getCursor(target, cursor) ?? null
  // Without a total, a page without the header may be the last one.
  return { ...page, next: next ?? undefined, hasNext: next !== null || page.total !== undefined }
}

/** Returns the cursor parameter of an address. */
function getCursor(address: string, cursor: string): string | undefined {
  if (!URL.canParse(address, 'http://server')) return undefined
  return new URL(address, 'http://server').searchParams.get(cursor) ?? undefined
}

/** Identifies an item by its id, or by all of its content. */
function toId(item: unknown): string {
  if (!isJson(item)) return JSON.stringify(item)
  const id = item['id'] ?? item['orderNo']
  return id === undefined ? JSON.stringify(item) : String(id)
}
