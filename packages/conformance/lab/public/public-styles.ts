import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Style } from '../styles/serve.ts'
import { museum } from './museum.ts'
import { realWorld } from './realworld.ts'
import { trainTravel } from './train-travel.ts'

/** The public documents by the names of their files, each with the maker of a correct server. */
const MAKERS: { [file: string]: (document: Json) => Style } = {
  'museum.yaml': museum,
  'realworld.yaml': realWorld,
  'train-travel.yaml': trainTravel,
}

/** The styles of the public documents in a folder, and the names of those that are missing. */
export function publicStyles(folder: string): { styles: Style[]; missing: string[] } {
  const files = Object.keys(MAKERS)
  const isThere = (file: string): boolean => existsSync(join(folder, file))
  const styles = files.filter(isThere).flatMap((file) => {
    const make = MAKERS[file]
    return make === undefined ? [] : [make(parse(readFileSync(join(folder, file), 'utf8')) as Json)]
  })
  return { styles, missing: files.filter((file) => !isThere(file)) }
}
