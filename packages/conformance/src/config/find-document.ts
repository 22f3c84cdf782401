import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PRESETS } from './presets.ts'

const NAMES = ['openapi', 'swagger'].flatMap((name) => ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`))

/** What to do if no document is given and none is found. */
export const DOCUMENT_MISSING = `no OpenAPI document is given, and no ${NAMES[0] ?? ''} is in this folder. Set openapi in the config, or --openapi, to a file or an address; or extends: ${Object.keys(PRESETS).join(', ')} for the documents of that product`

/** The path of the first document with a usual name in one of the folders; undefined if there is none. */
export function findDocument(folders: readonly string[]): string | undefined {
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
}
