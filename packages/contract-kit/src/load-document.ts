import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { escapeStep, isJson, text, type Json } from './json.ts'
import { besideRefs, modern } from './modern.ts'
import { FILES } from './schema-node.ts'
import { STATED } from './stated.ts'

/** The file beside a document that lists which rules its specification states (provenance). */
const TABLE = 'stated.yaml'

/** Limits for one file: its size, and how deeply its values are nested. */
const MAX_BYTES = 20 * 1_048_576
const MAX_DEPTH = 200

/** A document as one value, in which every `$ref` is local. */
export interface LoadedDocument {
  root: Json
  title: string
  version: string
}

/** Reads an OpenAPI document, split or bundled. Throws a readable message if the file is not one. */
export function loadDocument(path: string): LoadedDocument {
  const root = readDocument(path)
  const version = root['openapi'] ?? root['swagger']
  if (!`${String(version ?? '3')}.`.startsWith('3.'))
    throw new Error(
      `${path} has version ${String(version)}; supported are OpenAPI 3.0 and 3.1. Convert the document first`,
    )
  if (!isJson(root['paths'])) throw new Error(`${path} is not an OpenAPI document: it has no paths`)
  return describeDocument(root)
}

/**
 * Reads a YAML or JSON document. A split one is bundled: each further file goes under `x-files`, and refs are
 * rewritten. A `stated.yaml` beside it goes under `x-stated`.
 */
export function readDocument(path: string): Json {
  const entry = resolve(path)
  const folder = dirname(entry)
  const files: Json = {}
  const names = new Map<string, string>()

  const load = (file: string): string => {
    const known = names.get(file)
    if (known !== undefined) return known
    const name = relative(folder, file)
    // A foreign document must not copy files of this machine into a report.
    if (isOutside(folder, file)) throw new Error(`$ref ${name} is outside the folder of ${path}`)
    names.set(file, name)
    files[name] = null
    files[name] = rewrite(readFile(file), file, `/${FILES}/${escapeStep(name)}`)
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
    const other = resolve(dirname(file), decodeURIComponent(target))
    if (other === entry) return `#${pointer}`
    return `#/${FILES}/${escapeStep(load(other))}${pointer}`
  }

  const root = rewrite(readFile(entry), entry, '')
  if (!isJson(root)) throw new Error(`${path} is not a document: it contains no object`)
  if (names.size > 0) root[FILES] = files
  const table = resolve(folder, TABLE)
  if (root[STATED] === undefined && existsSync(table)) root[STATED] = readFile(table)
  return root
}

/** Converts a bundled document to 3.1 and reads its title and version. */
export function describeDocument(given: Json): LoadedDocument {
  const root = `${String(given['openapi'])}.0`.startsWith('3.0') ? modern(given) : (besideRefs(given) as Json)
  const info = isJson(root['info']) ? root['info'] : {}
  return { root, title: text(info['title']) ?? 'an untitled document', version: text(info['version']) ?? '' }
}

function isOutside(folder: string, file: string): boolean {
  const way = relative(realpathSync(folder), existsSync(file) ? realpathSync(file) : file)
  return way.startsWith('..') || isAbsolute(way)
}

function readFile(file: string): unknown {
  const about = statSync(file)
  // Reading a device or a pipe may never end.
  if (!about.isFile()) throw new Error(`${file} is not a file`)
  if (about.size > MAX_BYTES) throw new Error(`${file} is larger than 20 MB`)
  const content = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(content) : parse(content)
}
