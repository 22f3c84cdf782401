import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository: every set-up script works from here, whatever the caller's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Absolute path of a file of the repository.
 * @param {string[]} parts
 */
export function inRoot(...parts) {
  return resolve(ROOT, ...parts)
}
