import { createHash } from 'node:crypto'
import { rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UserConfig } from 'vite'

/**
 * The root for Vite. The router's plugin writes paths between quotes without escaping them, so a checkout whose path has
 * a quote is read through a link in the temporary folder. `root` is the checkout's absolute path.
 */
export function plainRoot(root: string): Pick<UserConfig, 'root' | 'resolve'> {
  if (!/['"`\\]/.test(root)) return {}
  const link = join(tmpdir(), `tumpak-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  rmSync(link, { force: true })
  symlinkSync(root, link)
  return { root: link, resolve: { preserveSymlinks: true } }
}
