import { parsePointer } from '@tumpak/contract-kit/json.ts'

/** One line of a formatted response. */
export interface JsonLine {
  text: string
  /** `here` marks the pointer's target, `missing` a line that the response lacks. */
  mark?: 'here' | 'missing'
}

/** How many lines to show above and below a marked line. */
const CONTEXT_LINES = 14

/**
 * Formats a response's body as lines and marks the target of a JSON pointer ('' marks nothing). `*` stands for the
 * first entry that has, or lacks, the rest. A body that is not JSON is returned unchanged.
 */
export function jsonLines(body: string, pointer: string): JsonLine[] {
  const value = parsed(body)
  if (value === undefined) return body.split('\n').map((text) => ({ text }))
  return printed(value, pointer === '' ? undefined : parsePointer(pointer), { before: '', indent: '', after: '' })
}

/** Omits lines far from the marked one; without a mark keeps the start. `skipped` counts omitted lines. */
export function nearMark(lines: readonly JsonLine[]): ({ line: JsonLine } | { skipped: number })[] {
  const from = lines.findIndex((line) => line.mark !== undefined)
  const to = lines.findLastIndex((line) => line.mark !== undefined)
  const first = from < 0 ? 0 : from - CONTEXT_LINES
  const last = from < 0 ? 2 * CONTEXT_LINES : Math.min(to, from + CONTEXT_LINES) + CONTEXT_LINES
  const shown = lines.map((line, index) => (index < 3 || (index >= first && index <= last) ? line : undefined))
  const parts: ({ line: JsonLine } | { skipped: number })[] = []
  for (const line of shown) {
    const before = parts.at(-1)
    if (line !== undefined) parts.push({ line })
    else if (before !== undefined && 'skipped' in before) before.skipped += 1
    else parts.push({ skipped: 1 })
  }
  return parts
}

function parsed(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch {
    return undefined
  }
}

interface Frame {
  /** The text before the value: key and colon. */
  before: string
  indent: string
  /** A comma, or nothing. */
  after: string
}

/** @param path the rest of the pointer: [] if it ends at this value, undefined if it leads elsewhere */
function printed(value: unknown, path: string[] | undefined, frame: Frame): JsonLine[] {
  const [next, ...rest] = path ?? []
  if (typeof value !== 'object' || value === null) return scalar(value, path, frame)
  const list = Array.isArray(value)
  const entries: [string, unknown][] = list
    ? value.map((entry, index) => [String(index), entry])
    : Object.entries(value)
  const goal = next === '*' ? (entries.find(([, entry]) => lacks(entry, rest)) ?? entries[0])?.[0] : next
  const inner = `${frame.indent}  `
  const missing = goal !== undefined && !entries.some(([key]) => key === goal)
  const lines = entries.flatMap(([key, entry], index) =>
    printed(entry, path !== undefined && key === goal ? rest : undefined, {
      before: list ? '' : `${JSON.stringify(key)}: `,
      indent: inner,
      after: index < entries.length - 1 ? ',' : '',
    }),
  )
  const [open, close] = list ? ['[', ']'] : ['{', '}']
  if (missing) lines.push({ text: `${inner}${list ? goal : JSON.stringify(goal)}: not here`, mark: 'missing' })
  const all: JsonLine[] =
    lines.length === 0
      ? [{ text: `${frame.indent}${frame.before}${open}${close}${frame.after}` }]
      : [{ text: `${frame.indent}${frame.before}${open}` }, ...lines, { text: `${frame.indent}${close}${frame.after}` }]
  return path?.length === 0 ? all.map((line) => ({ ...line, mark: 'here' })) : all
}

function scalar(value: unknown, path: string[] | undefined, { before, indent, after }: Frame): JsonLine[] {
  const line: JsonLine = { text: `${indent}${before}${JSON.stringify(value)}${after}` }
  // The pointer leads below a value without children, so mark the value itself.
  return [path === undefined ? line : { ...line, mark: 'here' }]
}

function lacks(value: unknown, path: readonly string[]): boolean {
  let at: unknown = value
  for (const token of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, token)) return true
    at = Object.entries(at).find(([key]) => key === token)?.[1]
  }
  return false
}
