import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PATIENCE_MS = 300_000

/** Lighthouse, in the version that the figures of this project were measured with. */
export const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Where the tools are, or why they could not be installed (no network, say). */
export interface Installed {
  folder: string
  failure: string | undefined
  /** Takes the folder away. */
  remove(): void
}

/**
 * Installs tools in a temporary folder, without running any script of theirs: what is too heavy for a dependency of the
 * project, for the few who measure with it.
 * @param tools names with exact versions
 */
export function installTools(tools: readonly string[]): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'measuring-tools-'))
  const words = ['i', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...tools]
  const { status, stderr, error } = spawnSync('npm', words, { encoding: 'utf8', timeout: PATIENCE_MS })
  const line = stderr?.split('\n').find((one) => /npm (error|ERR!)/.test(one))
  const failure = status === 0 ? undefined : `npm could not install it: ${line ?? error?.message ?? 'it took too long'}`
  return { folder, failure, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
