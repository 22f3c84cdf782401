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
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return {
        path: relative(ROOT, file),
        name: basename(file, '.yaml'),
        node: parse(readFileSync(file, 'utf8')) as Json,
      }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
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
