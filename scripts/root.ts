import { resolve } from 'node:path'

/** The repository's absolute path, whatever the current folder. */
export const ROOT = resolve(import.meta.dirname, '..')

/** Absolute path of a file of the repository. */
export function inRoot(...parts: string[]): string {
  return resolve(ROOT, ...parts)
}
