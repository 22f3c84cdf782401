import { escapeStep, isJson, type Json } from './json.ts'
import { FILES } from './schema-node.ts'

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

  const load = (file: string): string => {
    const known = names.get(file)
    if (known !== undefined) return known
    const name = getName(file)
    names.set(file, name)
    files[name] = null
    files[name] = rewrite(read(file), file, `/${FILES}/${escapeStep(name)}`)
    return name
  }
  const rewrite = (value: unknown, file: string, base: string, isNote = false, depth = 0): unknown => {
    // A YAML alias may refer to its own parent, so the nesting has no end.
    if (depth > MAX_DEPTH) throw new Error(`${file} is nested deeper than ${String(MAX_DEPTH)} levels`)
    if (Array.isArray(value)) return value.map((one) => rewrite(one, file, base, isNote, depth + 1))
    if (!isJson(value)) return value
    const copy: Json = {}
    for (const [key, one] of Object.entries(value)) {
      const isRef = key === '$ref' && typeof one === 'string'
      // Nothing here reads the files that notes and Markdown texts refer to, so their `$ref`s stay unchanged.
      const isKept = isRef && (isNote ? !/^#|\.(ya?ml|json)(#|$)/i.test(one) : /\.(md|markdown|txt)$/i.test(one))
      copy[key] = isKept
        ? one
        : isRef
          ? rewriteRef(one, file, base)
          : rewrite(one, file, base, isNote || key.startsWith('x-'), depth + 1)
    }
    return copy
  }
  const rewriteRef = (ref: string, file: string, base: string): string => {
    const [target = '', pointer = ''] = ref.split('#')
    if (target === '') return `#${base}${pointer}`
    const other = resolve(target, file)
    if (other === entry) return `#${pointer}`
    return `#/${FILES}/${escapeStep(load(other))}${pointer}`
  }

  const root = rewrite(read(entry), entry, '')
  if (!isJson(root)) throw new Error(`${entry} is not a document: it contains no object`)
  if (names.size > 0) root[FILES] = files
  return root
}
