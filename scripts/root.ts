import { resolve } from 'node:path'

/** Absolute path of the repository, whatever folder a script is called from. */
export const ROOT = resolve(import.meta.dirname, '..')

/** Absolute path of a file of the repository. */
export function inRoot(...parts: string[]): string {
  return resolve(ROOT, ...parts)
}
