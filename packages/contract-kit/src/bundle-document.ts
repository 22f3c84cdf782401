import { FILES, findNames, getPosition, type Position } from './document-data.ts'
import { escapeStep, isJson, type Json } from './json.ts'

/** How deeply the values of a document may be nested. */
const MAX_DEPTH = 200

/** The files of a document, on a disk or on a server. */
export interface DocumentFiles {
  /** The file that a reference in another file leads to. Throws a readable message if it must not be read. */
  resolve(target: string, from: string): string
  /** The short name of a file. */
  getName(file: string): string
  /** The parsed content of a file. */
  read(file: string): unknown
}

/** Bundles a document into one value: each further file goes under `x-files`, and refs are rewritten. */
export function bundleDocument(entry: string, { resolve, getName, read }: DocumentFiles): Json {
  const files: Json = {}
  const names = new Map<string, string>()
  const source = read(entry)
  // Messages of AsyncAPI keep their examples in files of their own.
  const ids = findNames(source)
  const hasDataRefs = isJson(source) && source['asyncapi'] !== undefined

  const load = (file: string, position: Position, ref: string, from: string): string => {
    const known = names.get(file)
    if (known !== undefined) return known
    const name = getName(file)
    names.set(file, name)
    files[name] = null
    files[name] = rewrite(readTarget(file, ref, from), file, position)
    return name
  }
  const readTarget = (file: string, ref: string, from: string): unknown => {
    try {
      return read(file)
    } catch (cause) {
      const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
      throw isMissing ? new Error(`${getName(from)}: there is no file for $ref ${ref}`, { cause }) : cause
    }
  }
  const rewrite = (value: unknown, file: string, position: Position, depth = 0): unknown => {
    // A YAML alias may refer to its own parent, so the nesting has no end.
    if (depth > MAX_DEPTH) throw new Error(`${file} is nested deeper than ${String(MAX_DEPTH)} levels`)
    if (Array.isArray(value)) return value.map((item) => rewrite(item, file, position, depth + 1))
    if (!isJson(value)) return value
    const entries = Object.entries(value).map(([key, field]) => {
      // Nothing here reads the Markdown texts that some documents refer to.
      const isRef =
        key === '$ref' && typeof field === 'string' && position !== 'data' && !/\.(md|markdown|txt)$/i.test(field)
      const below = getPosition(position, key, field)
      const kept = hasDataRefs && below === 'data' && !key.startsWith('x-') ? 'object' : below
      return [key, isRef ? rewriteRef(field, file, position) : rewrite(field, file, kept, depth + 1)]
    })
    // Object.fromEntries keeps a property that is named `__proto__`.
    return Object.fromEntries(entries) as Json
  }
  const rewriteRef = (ref: string, file: string, position: Position): string => {
    const [target = '', pointer = ''] = ref.split('#')
    if (target === '') return `#${getBase(file)}${pointer}`
    if (ids.has(target)) return ref
    const other = resolve(target, file)
    if (other === entry) return `#${pointer}`
    return `#/${FILES}/${escapeStep(load(other, pointer === '' ? position : 'object', ref, file))}${pointer}`
  }

  const getBase = (file: string): string => {
    const name = names.get(file)
    return name === undefined ? '' : `/${FILES}/${escapeStep(name)}`
  }

  const root = rewrite(source, entry, 'object')
  if (!isJson(root)) throw new Error(`${entry} is not a document: it contains no object`)
  if (names.size > 0) root[FILES] = files
  return root
}
