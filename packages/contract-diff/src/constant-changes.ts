import { escapeStep, isJson } from '@tumpak/contract-kit/json.ts'
import type { Finding, Party } from './change.ts'

export interface ConstantComparison {
  readonly add: (finding: Finding) => void
  readonly old: unknown
  readonly now: unknown
  /** The pointer of the object. */
  readonly place: string
  readonly name: string
  /** Whom a new key breaks; nobody by default. */
  readonly newKeyBreaks?: readonly Party[]
}

const BOTH: readonly Party[] = ['apps', 'backends']

/**
 * Compares an object of constants that client and server both follow, such as `x-envelope` or `x-heartbeat`: a changed
 * or removed value breaks both.
 */
export function constantChanges({ add, old, now, place, name, newKeyBreaks = [] }: ConstantComparison): void {
  const [had, has] = [isJson(old) ? old : {}, isJson(now) ? now : {}]
  for (const key of new Set([...Object.keys(had), ...Object.keys(has)])) {
    if (key === 'x-proposed-keys' || key === 'x-proposed') continue
    const [was, is] = [JSON.stringify(had[key]), JSON.stringify(has[key])]
    if (was === is) continue
    const text = `${name}.${key} was ${was ?? 'not there'}, is ${is ?? 'gone'}`
    const at = `${place}/${escapeStep(key)}`
    if (was === undefined) add({ rule: 'constant-added', place: at, text, breaks: newKeyBreaks })
    else add({ rule: 'constant', place: at, text, breaks: BOTH })
  }
}
