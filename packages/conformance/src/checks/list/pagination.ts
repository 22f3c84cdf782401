import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import type { Page } from '../../cases/list/page.ts'
import { findSelector, LONG_PAGE, SIZE } from '../../cases/list/page-parameters.ts'
import { createPageReader, findPager, walkPages, type ReadPage } from '../../cases/list/read-page.ts'
import type { Step } from '../../context/exchanges.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const paginationCheck = defineCheck({
  id: 'pagination',
  title: 'Pagination',
  severity: 'major',
  when: 'list',
  description: 'The pages of a list contain each entry once and match the total.',
  fix: 'Use one stable order and one total for all pages.',
  since: '0.1.0',
  alsoReportedBy: ['bad-input'],
  run: checkPagination,
})

const PAGES = 4

/**
 * Checks that pages have the requested length, do not overlap, agree on the total, and together equal a longer page.
 */
async function checkPagination({ context, operation, report, input, jar }: PhaseInput<'list'>): Promise<void> {
  const { root } = context
  const size = findSelector(root, operation, SIZE)
  const pager = findPager(root, operation)
  if (pager === undefined || size === undefined) return report.notApplicable()
  const { number, isByNumber, isCursor } = pager
  const { schema } = number.parameter
  const read = createPageReader(context, operation, pager, {
    input,
    send: (page) => context.send(operation, page, { jar }),
  })
  const { maximum, minimum, enum: lengths, types } = getSize(context, size.parameter)
  // `size` may be the size of a shoe.
  if (types.includes('string')) return report.notApplicable()
  const longest = Math.max(...lengths, ...(lengths.length > 0 ? [] : [Math.min(maximum, LONG_PAGE)]))
  const shortest = lengths.length > 0 ? Math.min(...lengths) : minimum
  let length = 0
  let steps: Step[] = []
  const counting: ReadPage = async (...asked) => {
    const page = await read(...asked)
    length = Math.max(length, page?.items.length ?? 0)
    const [number, size] = asked
    if (page !== undefined) steps.push({ label: `page ${number} of ${size} items`, result: page.result })
    return page
  }
  const look = async (): Promise<PageProblem | undefined> => {
    steps = []
    const found =
      (await checkPages(counting, longest, shortest, isCursor)) ?? (await checkEnd(counting, longest, isCursor))
    if (isCursor || (found === undefined && length > 0)) return found
    // What is wrong with pages that begin elsewhere follows from it.
    const isDouble = lengths.length === 0 ? 2 * shortest <= longest : lengths.includes(2 * shortest)
    const known = steps
    steps = []
    const start = await checkStart(counting, longest, shortest, isDouble)
    if (start === undefined) steps = known
    return start ?? found
  }
  // Check a problem twice, because the list may grow between requests.
  const problem = (await look()) === undefined ? undefined : await look()
  // A list of one item has no second page.
  if (problem === undefined && length < 2) return report.notApplicable()
  if (problem === undefined) return report.pass()
  // By cursor or offset, parameters with such names are often not about pages.
  if (problem.result === undefined && !isByNumber) return report.notApplicable()
  if (problem.result === undefined) return report.markInconclusive(problem.title)
  report.fail({
    rule: schema.pointer,
    proposed: schema.proposed,
    title: problem.title,
    explanation:
      'Clients load pages while the user scrolls, so inconsistent pages show items twice or never. Use a stable order and one total for all pages.',
    evidence: problem.result,
    steps,
  })
}

interface PageProblem {
  title: string
  result?: RequestResult
}

/** Reads a list of several pages to its end: it has as many items as its total says, and each once. */
async function checkEnd(read: ReadPage, longest: number, isCursor: boolean): Promise<PageProblem | undefined> {
  const { pages, isWhole } = await walkPages(read, longest, isCursor)
  const [first, last] = [pages[0], pages.at(-1)]
  if (first === undefined || last === undefined || !isWhole || pages.length < 2) return undefined
  const items = pages.flatMap((page) => page.items)
  if (first.total !== undefined && first.total !== items.length)
    return { title: `The total is ${first.total}, but the pages have ${items.length} items`, result: last.result }
  const isRepeated = new Set(items).size < items.length && first.items.length === new Set(first.items).size
  return isRepeated ? { title: 'Later pages repeat items of earlier ones', result: last.result } : undefined
}

/**
 * Finds pages that are counted from 0, also by a server that refuses page 0: page 1 begins after as many items as it has,
 * so that it begins elsewhere if it is longer.
 */
async function checkStart(
  read: ReadPage,
  longest: number,
  short: number,
  hasDouble: boolean,
): Promise<PageProblem | undefined> {
  const [first, zeroth] = [await read(1, longest), await read(0, longest)]
  if (first === undefined) return undefined
  const count = first.items.length
  if (zeroth !== undefined && zeroth.items.length > count)
    return { title: 'Pages are counted from 0: page 0 has the items of page 1', result: zeroth.result }
  const [pageOne, next] = [await read(1, short), await read(2, short)]
  const two = hasDouble ? await read(1, 2 * short) : undefined
  const isLater = two !== undefined && two.items.length > 0 && pageOne?.items[0] !== two.items[0]
  if (isLater && next?.items.join() === two.items.slice(0, short).join()) {
    const title = `Pages are counted from 0: page 1 of ${2 * short} items begins with item ${2 * short + 1}`
    return { title, result: two.result }
  }
  if (count > 0 || ((first.total ?? 0) === 0 && (pageOne?.items.length ?? 0) === 0)) return undefined
  const others = first.total === undefined ? `page 1 of ${short} is not` : `the total is ${first.total}`
  return { title: `Pages are counted from 0: page 1 of ${longest} items is empty, but ${others}`, result: first.result }
}

async function checkPages(
  read: ReadPage,
  longest: number,
  shortest: number,
  isCursor: boolean,
): Promise<PageProblem | undefined> {
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
    if (items.some((item, i) => (seen.includes(item) || items.indexOf(item) < i) && count(whole.items, item) < 2))
      return { title: `Page ${number} repeats items of an earlier page`, result }
    if (items.length < wanted.length)
      return { title: `Page ${number} has ${items.length} of ${wanted.length} items`, result }
    if (items.some((item) => !whole.items.includes(item)))
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
  return items.filter((item) => item === wanted).length
}

function getSize(
  { root }: RunContext,
  { schema }: Parameter,
): { maximum: number; minimum: number; enum: number[]; types: string[] } {
  const { keywords, types } = getShape(root, schema)
  const { maximum, minimum, enum: choices } = keywords
  return {
    maximum: typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY,
    minimum: typeof minimum === 'number' ? minimum : 1,
    enum: Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'number') : [],
    types,
  }
}
