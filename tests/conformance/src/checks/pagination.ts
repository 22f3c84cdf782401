import { isJson } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import type { Answer, CallInput } from '../http/answer.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Bench } from '../run/bench.ts'
import { shapeOf } from '../schema/shape.ts'

const CHECK = 'pagination'
const PAGES = 4
const LONG_PAGE = 100

interface Page {
  items: string[]
  total: number
  answer: Answer
}

/** Pages of a list: as long as asked for, without overlap, with one total, and together what a longer page shows. */
export async function checkPagination(
  bench: Bench,
  operation: Operation,
  input: CallInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = bench
  const number = findParameter(operation, /^page(_?(num(ber)?|no|index))?$/i)
  const size = findParameter(operation, /^(page_?size|per_?page|limit)$/i)
  if (number === undefined || size === undefined) return ledger.notApplicable(operation, CHECK)
  const read = async (pageNumber: number, pageSize: number): Promise<Page | undefined> => {
    const query = { ...input.query, [number.name]: pageNumber, [size.name]: pageSize }
    const answer = await bench.call(operation, { ...input, query }, { jar })
    return answer.outcome.kind === 'success' ? pageOf(bench.data(answer), answer) : undefined
  }
  const { maximum } = shapeOf(bench.root, size.schema).keywords
  const longest = typeof maximum === 'number' ? Math.min(maximum, LONG_PAGE) : LONG_PAGE
  // A list may grow while it is read: what is wrong once is looked at again.
  const problem = (await walk(read, longest)) === undefined ? undefined : await walk(read, longest)
  if (problem === undefined) return ledger.pass(operation, CHECK)
  if (problem.answer === undefined) return ledger.leaveOpen(operation, CHECK, problem.title)
  ledger.fail(operation, {
    check: CHECK,
    gravity: 'major',
    rule: number.schema.pointer,
    proposed: number.schema.proposed,
    title: problem.title,
    explanation: 'The app loads page after page as one scrolls; what does not add up is shown twice or never.',
    answer: problem.answer,
  })
}

async function walk(
  read: (number: number, size: number) => Promise<Page | undefined>,
  longest: number,
): Promise<{ title: string; answer?: Answer } | undefined> {
  const whole = await read(1, longest)
  if (whole === undefined) return { title: 'the list has no page with items and a total' }
  const { total } = whole
  if (whole.items.length > longest) return { title: 'The first page is longer than asked for', answer: whole.answer }
  if (whole.items.length !== Math.min(total, longest)) {
    const title = `The total is ${total}, but a page of ${longest} has ${whole.items.length} items`
    return { title, answer: whole.answer }
  }
  const size = total > 3 ? 2 : 1
  const last = Math.ceil(total / size)
  let seen: string[] = []
  for (let number = 1; number <= Math.min(last, PAGES); number += 1) {
    const page = await read(number, size)
    if (page === undefined) return { title: `page ${number} has no list and total` }
    const { answer, items } = page
    const wanted = whole.items.slice((number - 1) * size, number * size)
    if (page.total !== total)
      return { title: `The total changes from ${total} to ${page.total} on page ${number}`, answer }
    if (items.length > size)
      return { title: `Page ${number} has ${items.length} items where ${size} were asked for`, answer }
    if (items.some((one, i) => (seen.includes(one) || items.indexOf(one) < i) && count(whole.items, one) < 2))
      return { title: `Page ${number} repeats items of an earlier page`, answer }
    if (items.length < wanted.length)
      return { title: `Page ${number} lacks items: ${items.length} of ${wanted.length}`, answer }
    if (items.some((one) => !whole.items.includes(one)))
      return { title: `Page ${number} shows items that a longer page does not`, answer }
    seen = [...seen, ...items]
  }
  const beyond = await read(last + 1, size)
  if (beyond !== undefined && beyond.items.length > 0)
    return { title: 'There are items beyond the last page', answer: beyond.answer }
  return undefined
}

function count(items: readonly string[], wanted: string): number {
  return items.filter((one) => one === wanted).length
}

/** A list with its total: at the top of a payload or, where the envelope tells no payload, one level down. */
function pageOf(data: unknown, answer: Answer): Page | undefined {
  if (!isJson(data)) return undefined
  const [page] = [data, ...Object.values(data)].flatMap((one) => readPage(one, answer) ?? [])
  return page
}

function readPage(data: unknown, answer: Answer): Page | undefined {
  if (!isJson(data)) return undefined
  const list = Object.values(data).find((one) => Array.isArray(one))
  const total = data['total'] ?? data['totalCount'] ?? data['count']
  if (!Array.isArray(list) || typeof total !== 'number') return undefined
  return { items: list.map(nameOf), total, answer }
}

/** An item by its id; where it has none, by all of it. */
function nameOf(item: unknown): string {
  if (!isJson(item)) return JSON.stringify(item)
  const id = item['id'] ?? item['orderNo']
  return id === undefined ? JSON.stringify(item) : String(id)
}

function findParameter({ parameters }: Operation, name: RegExp): Parameter | undefined {
  return parameters.find((one) => one.in === 'query' && name.test(one.name))
}
