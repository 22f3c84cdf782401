import { parse } from 'yaml'
import { getPosition, type Position } from './document-data.ts'
import { hasLongNumbers, parseExact } from './exact-json.ts'
import { isJson } from './json.ts'

const MAX_DEPTH = 200

/** Parses a document, JSON or YAML. Throws the parser's message. */
export function parseDocumentText(content: string, isJsonFile = false): unknown {
  const words = content.replace(/^\uFEFF/, '')
  const isLong = hasLongNumbers(words)
  if (isJsonFile || /^\s*[{[]/.test(words)) {
    try {
      // The YAML parser reads JSON too, but many times slower.
      return isLong ? withNumbers(parseExact(words)) : (JSON.parse(words) as unknown)
    } catch (error) {
      if (isJsonFile) throw error
    }
  }
  // A file of at most 20 MB is the user's own, so its aliases need no limit.
  const options = { merge: true, maxAliasCount: -1, logLevel: 'error', intAsBigInt: isLong } as const
  const value = parse(words, options) as unknown
  return isLong ? withNumbers(value) : value
}

/** Keeps long digits in examples, which are sent. Limits are numbers, because validators compute with them. */
function withNumbers(value: unknown, position: Position = 'object', depth = 0): unknown {
  // A YAML alias may refer to its own parent.
  if (depth > MAX_DEPTH) return value
  if (typeof value === 'bigint')
    return position === 'data' && !Number.isSafeInteger(Number(value)) ? value : Number(value)
  if (Array.isArray(value)) return value.map((item) => withNumbers(item, position, depth + 1))
  if (!isJson(value)) return value
  const entries = Object.entries(value).map(([key, field]) => {
    const below = getPosition(position, key, field)
    const isChoice = position !== 'data' && (key === 'enum' || key === 'const')
    return [key, withNumbers(field, isChoice ? 'object' : below, depth + 1)]
  })
  return Object.fromEntries(entries) as unknown
}
