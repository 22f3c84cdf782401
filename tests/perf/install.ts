import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INSTALL_TIMEOUT_MS = 300_000

/** The folder of the tools, or why they could not be installed. */
export interface Installed {
  folder: string
  failure: string | undefined
  /** Deletes the folder. */
  remove(): void
}

/**
 * Installs tools, given as names with exact versions, in a temporary folder without their install scripts. For tools that
 * are too large for a dependency.
 */
export function installTools(tools: readonly string[]): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'measuring-tools-'))
  const words = ['i', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...tools]
  const { status, stderr, error } = spawnSync('npm', words, { encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS })
  const line = stderr?.split('\n').find((one) => /npm (error|ERR!)/.test(one))
  const failure = status === 0 ? undefined : `npm install failed: ${line ?? error?.message ?? 'it took too long'}`
  return { folder, failure, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
