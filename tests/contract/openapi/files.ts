import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parse } from 'yaml'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** One file of the split document: its path in openapi/, its base name, and its content. */
export type DocumentFile = { path: string; name: string; node: Json }

const ROOT = 'openapi'

/** All parsed YAML files below a folder of openapi/. */
export function filesBelow(folder: string): DocumentFile[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => readFile(relative(ROOT, join(entry.parentPath, entry.name))))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The entries of a file that holds several, by name: each as if it were a file. */
export function listParts(...files: DocumentFile[]): DocumentFile[] {
  return files.flatMap(({ path, node }) =>
    Object.entries(node).map(([name, part]) => ({ path: `${path}#/${name}`, name, node: part as Json })),
  )
}

/** One parsed YAML file of openapi/. */
function readFile(path: string): DocumentFile {
  return { path, name: basename(path, '.yaml'), node: parse(readFileSync(join(ROOT, path), 'utf8')) as Json }
}

/** The bundle that every generator reads. */
export function readBundle(): Json {
  return JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Json
}

/** Every object below a node with its pointer, the node itself first. */
export function* nodesBelow(node: unknown, pointer = ''): Generator<[pointer: string, node: Json]> {
  if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* nodesBelow(item, `${pointer}/${String(index)}`)
  if (!isJson(node)) return
  yield [pointer, node]
  for (const [key, value] of Object.entries(node)) yield* nodesBelow(value, `${pointer}/${key}`)
}
