import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { inRoot } from './root.ts'

/**
 * How our scripts start Vite: Node itself reads the configuration, which a bundle of it in node_modules would not allow in
 * a read-only checkout.
 */
export const VITE_OPTIONS = { configFile: inRoot('vite.config.ts'), configLoader: 'native' } satisfies InlineConfig

/** A folder for Vite's cache where node_modules belongs to another user or is read-only; undefined for Vite's own. */
export function cacheFolder(modules = inRoot('node_modules')): string | undefined {
  try {
    accessSync(modules, constants.W_OK)
    return undefined
  } catch {
    return join(tmpdir(), `tumpak-vite-${String(process.getuid?.() ?? '')}`)
  }
}
