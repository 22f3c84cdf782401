import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { bundleDocument } from './bundle-document.ts'
import { isJson, text, type Json } from './json.ts'
import { markProposed } from './mark-proposed.ts'
import { modern, prepareModern } from './modern.ts'
import { parseDocumentText } from './parse-text.ts'
import { STATED } from './stated.ts'

/** The file beside a document that lists which rules its specification states (provenance). */
const TABLE = 'stated.yaml'

/** Maximum size of a document's file, in bytes. */
export const MAX_BYTES = 20 * 1_048_576

/** A document as one value, in which every `$ref` is local. */
export interface LoadedDocument {
  root: Json
  title: string
  version: string
}

/** Reads an OpenAPI document, split or bundled. Throws a readable message if the file is not one. */
export function loadDocument(path: string): LoadedDocument {
  const root = readDocument(path)
  assertOpenapi(root, path)
  return describeDocument(root)
}

/** Throws a readable message for anything but OpenAPI 3. */
export function assertOpenapi(root: Json, name: string): void {
  const version = root['openapi'] ?? root['swagger']
  if (!`${String(version ?? '3')}.`.startsWith('3.'))
    throw new Error(
      `${name} has version ${String(version)}; supported are OpenAPI 3.0 and 3.1. Convert the document first`,
    )
  const isOld = `${String(version)}.`.startsWith('3.0.')
  const parts = isOld ? ['paths'] : ['paths', 'components', 'webhooks']
  if (!parts.some((name) => isJson(root[name])))
    throw new Error(`${name} is not an OpenAPI document: it has no ${parts.join(', ')}`)
}

/**
 * Reads a YAML or JSON document. A split one is bundled: each further file goes under `x-files`, and refs are
 * rewritten. A `stated.yaml` beside it goes under `x-stated`, and what it does not list is marked `x-proposed`.
 */
export function readDocument(path: string): Json {
  const entry = resolve(path)
  const folder = dirname(entry)
  const root = bundleDocument(entry, {
    resolve(target, from) {
      if (/^https?:/i.test(target))
        throw new Error(
          `${relative(folder, from)}: $ref ${target} is an address, and addresses are not followed. Bundle the document into one file first, or save that file beside it`,
        )
      const file = resolve(dirname(from), decodeURIComponent(target))
      // A foreign document must not copy files of this machine into a report.
      if (file !== entry && isOutside(folder, file))
        throw new Error(`$ref ${relative(folder, file)} is outside the folder of ${path}`)
      return file
    },
    getName: (file) => relative(folder, file),
    read: readFile,
  })
  // References in the values of our keywords mean nothing, except in these, which are only about the document.
  for (const name of ['x-changelog', 'x-sentences']) {
    const value = root[name]
    if (!isJson(value) || typeof value['$ref'] !== 'string') continue
    const file = resolve(folder, value['$ref'])
    if (existsSync(file) && !isOutside(folder, file)) root[name] = readFile(file)
  }
  const table = resolve(folder, TABLE)
  if (root[STATED] === undefined && existsSync(table)) {
    root[STATED] = readFile(table)
    markProposed(root, root[STATED])
  }
  return root
}

/** Converts a bundled document to 3.1 and reads its title and version. */
export function describeDocument(given: Json): LoadedDocument {
  const root = `${String(given['openapi'])}.0`.startsWith('3.0') ? modern(given) : prepareModern(given)
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
  return parseDocumentText(content, file.endsWith('.json'))
}
