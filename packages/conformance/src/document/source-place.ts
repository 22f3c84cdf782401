import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node, type Pair } from 'yaml'
import { parsePointer } from '@tumpak/contract-kit/json.ts'

/** A line in a file of the user's folder. */
export interface SourcePlace {
  /** The path relative to the working folder, with slashes. */
  file: string
  /** The line number, from 1. */
  line: number
}

/** Finds the lines of rules such as `schemas/Pet.yaml#/required`, for editors and code hosts. Reads each file once. */
export function createSources(
  cwd: string = process.cwd(),
): (document: unknown, rule: string) => SourcePlace | undefined {
  const files = new Map<string, { root: Document; lines: LineCounter } | undefined>()
  const read = (path: string): { root: Document; lines: LineCounter } | undefined => {
    if (files.has(path)) return files.get(path)
    const lines = new LineCounter()
    const found = existsSync(path)
      ? { root: parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines }), lines }
      : undefined
    files.set(path, found)
    return found
  }
  return (document, rule) => {
    if (typeof document !== 'string') return undefined
    const cut = rule.indexOf('#')
    if (cut === -1) return undefined
    const [name, pointer] = [rule.slice(0, cut), rule.slice(cut + 1)]
    const path = name === '' ? resolve(cwd, document) : join(dirname(resolve(cwd, document)), name)
    const file = relative(cwd, path).split(sep).join('/')
    // Reviewers cannot change files outside of the folder or in a package.
    if (file.startsWith('../') || file.includes('node_modules/')) return undefined
    const source = read(path)
    return source && { file, line: source.lines.linePos(getOffset(source.root, pointer)).line }
  }
}

/** Returns the offset of the deepest step of a pointer that the file has. */
function getOffset(root: Document, pointer: string): number {
  let node: unknown = root.contents
  let offset = root.contents?.range?.[0] ?? 0
  for (const step of parsePointer(pointer)) {
    if (isAlias(node)) node = node.resolve(root)
    const pair = isMap(node)
      ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step)
      : undefined
    const next: unknown = pair === undefined ? (isSeq(node) ? node.items[Number(step)] : undefined) : pair.value
    const start = pair === undefined ? (next as Node | undefined)?.range?.[0] : getStart(pair)
    if (start === undefined) return offset
    offset = start
    node = next
  }
  return offset
}

function getStart({ key }: Pair): number | undefined {
  return isScalar(key) ? key.range?.[0] : undefined
}
