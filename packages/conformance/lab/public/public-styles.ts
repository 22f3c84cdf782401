import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Style } from '../styles/serve.ts'
import { museum } from './museum.ts'
import { realWorld } from './realworld.ts'
import { trainTravel } from './train-travel.ts'

/** Creates a correct server for each public document, by file name. */
const MAKERS: { [file: string]: (document: Json) => Style } = {
  'museum.yaml': museum,
  'realworld.yaml': realWorld,
  'train-travel.yaml': trainTravel,
}

/** Returns the styles of the public documents in a folder, and the names of missing ones. */
export function publicStyles(folder: string): { styles: Style[]; missing: string[] } {
  const files = Object.keys(MAKERS)
  const isThere = (file: string): boolean => existsSync(join(folder, file))
  const styles = files.filter(isThere).flatMap((file) => {
    const make = MAKERS[file]
    return make === undefined ? [] : [make(parse(readFileSync(join(folder, file), 'utf8')) as Json)]
  })
  return { styles, missing: files.filter((file) => !isThere(file)) }
}
