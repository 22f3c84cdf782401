import { mkdir, readFile, readdir, rename, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './generator-input.ts'
import type { Json } from './read-bundle.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

type Document = { [key: string]: Json }

// Orval writes one module per tag, and a bundler cannot split a module. So each operation gets its own tag, and its
// file moves to its real tag afterwards.

/** The document with each `operationId` as its only tag. */
export function tagByOperation(document: Document): Document {
  const paths = Object.entries(at(document, 'paths')).map(([path, item]) => [path, isJson(item) ? retag(item) : item])
  return { ...document, paths: Object.fromEntries(paths) as Document }
}

function retag(item: Document): Document {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]) => [
      method,
      isJson(operation) && typeof operation['operationId'] === 'string'
        ? { ...operation, tags: [operation['operationId']] }
        : operation,
    ]),
  )
}

/** Moves `http/get-balance/get-balance.ts` to `http/account/get-balance.ts`, and updates imports of it. */
export async function sortByTag(folder: string, document: Document): Promise<void> {
  const tags = new Map<string, string>()
  for (const item of Object.values(at(document, 'paths'))) {
    for (const operation of Object.values(isJson(item) ? item : {})) {
      if (!isJson(operation)) continue
      const [tag] = Array.isArray(operation['tags']) ? operation['tags'] : []
      tags.set(fileOfOperation(String(operation['operationId'])), String(tag))
    }
  }
  for (const [name, tag] of tags) {
    const text = await readFile(join(folder, name, `${name}.ts`), 'utf8')
    const sorted = text.replaceAll(/from '\.\.\/([\w-]+)\/\1\.ts'/g, (found, other: string) => {
      const home = tags.get(other)
      return home === undefined ? found : `from '../${home}/${other}.ts'`
    })
    await mkdir(join(folder, tag), { recursive: true })
    await writeFile(join(folder, name, `${name}.ts`), sorted)
    await rename(join(folder, name, `${name}.ts`), join(folder, tag, `${name}.ts`))
    if ((await readdir(join(folder, name))).length === 0) await rmdir(join(folder, name))
  }
}

/** The name of an operation's file in Orval's output. */
export function fileOfOperation(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}
