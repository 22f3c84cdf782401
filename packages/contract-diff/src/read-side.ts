import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'

/** The documents that are compared, if they exist. */
const DOCUMENTS = ['openapi/openapi.yaml', 'asyncapi/socket.yaml', 'asyncapi/frames.yaml'] as const

type Options = ExecFileSyncOptions

/** The documents of one side of a comparison, by file name. */
export type Side = ReadonlyMap<string, Json>

/**
 * Reads one side of the comparison: a folder with `openapi/` or `asyncapi/`, a single document, or a git ref of the
 * repository at `cwd`. Throws a readable message otherwise.
 */
export function readSide(name: string, cwd: string): Side {
  const path = join(cwd, name)
  const here = name.startsWith('/') ? name : path
  if (existsSync(here)) {
    if (!statSync(here).isDirectory()) return new Map([['document', readDocument(here)]])
    const found = readFolder(here)
    if (found.size > 0) return found
  }
  return readRef(name, cwd)
}

function readFolder(folder: string): Side {
  const there = DOCUMENTS.filter((file) => existsSync(join(folder, file)))
  return new Map(there.map((file) => [file, readDocument(join(folder, file))]))
}

function readRef(ref: string, cwd: string): Side {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const quiet = { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 } satisfies Options
    // `--end-of-options` keeps git from reading a ref with a leading dash as an option.
    const found = tryGit(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`], quiet)
    if ('reason' in found) {
      const wanted = 'a folder with openapi/ or asyncapi/, a document, nor a git ref that can be read'
      throw new Error(`${ref} is neither ${wanted}. Git says: ${found.reason}`)
    }
    const commit = found.output.trim()
    const folders = ['openapi', 'asyncapi'].filter(
      (one) => 'output' in tryGit(['cat-file', '-e', `${commit}:${one}`], quiet),
    )
    if (folders.length === 0) throw new Error(`${ref} has neither openapi/ nor asyncapi/`)
    const archive = execFileSync('git', ['archive', '--format=tar', commit, ...folders], quiet)
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return readFolder(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs git: its output, or the reason of a failure (no repository, one with an untrusted owner, no git). */
function tryGit(args: string[], options: Options): { output: string } | { reason: string } {
  try {
    return { output: String(execFileSync('git', args, options)) }
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer | string }
    return { reason: String(stderr ?? '').trim() || message }
  }
}
