import { isCollection, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'

/**
 * Adds an entry to a map or a list of a YAML text: behind the last entry that `isBefore` accepts, else as the first. The
 * entry gets the indentation of the others; all else stays as it is written. Throws where there is no such map or list.
 *
 * @param isBefore gets a map's key with its value, or the index of a list with its item
 */
export function addToYaml(
  text: string,
  path: readonly (string | number)[],
  entry: string,
  isBefore: (key: string | number, value: unknown) => boolean = () => true,
): string {
  const document = parseDocument(text)
  const found = path.length === 0 ? document.contents : document.getIn(path, true)
  if (!isCollection(found) || found.flow === true) throw new Error(`there are no entries at ${path.join('/')}`)
  const entries = listEntries(found)
  const [first] = entries
  if (first === undefined) throw new Error(`there are no entries at ${path.join('/')}`)
  const before = entries.findLast(({ key, value }) => isBefore(key, isNode(value) ? value.toJS(document) : value))
  const lineStart = text.lastIndexOf('\n', first.start - 1) + 1
  const indent = ' '.repeat(
    isSeq(found) ? text.slice(lineStart, first.start).lastIndexOf('-') : first.start - lineStart,
  )
  const lines = entry.trimEnd().split('\n')
  const added = lines.map((line) => (line === '' ? '\n' : `${indent}${line}\n`)).join('')
  if (before === undefined) return text.slice(0, lineStart) + added + text.slice(lineStart)
  const whole = text.endsWith('\n') ? text : `${text}\n`
  const end = whole[before.end - 1] === '\n' ? before.end : whole.indexOf('\n', before.end) + 1
  return whole.slice(0, end) + added + whole.slice(end)
}

/** Replaces a value that is no map and no list. Throws where there is none. */
export function setInYaml(text: string, path: readonly string[], value: string): string {
  const found = parseDocument(text).getIn(path, true)
  if (!isScalar(found) || !found.range) throw new Error(`there is no value at ${path.join('/')}`)
  const [start, end] = found.range
  return text.slice(0, start) + value + text.slice(end)
}

interface Entry {
  key: string | number
  value: unknown
  start: number
  end: number
}

function listEntries(found: unknown): Entry[] {
  const getRange = (node: unknown): readonly [number, number, number] | undefined =>
    isNode(node) ? (node.range ?? undefined) : undefined
  if (isSeq(found))
    return found.items.map((value, key) => ({
      key,
      value,
      start: getRange(value)?.[0] ?? 0,
      end: getRange(value)?.[1] ?? 0,
    }))
  if (!isMap(found)) return []
  return found.items.map(({ key, value }) => ({
    key: String(isScalar(key) ? key.value : key),
    value,
    start: getRange(key)?.[0] ?? 0,
    end: (getRange(value) ?? getRange(key))?.[1] ?? 0,
  }))
}
