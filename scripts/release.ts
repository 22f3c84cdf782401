import { execFile, execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import * as rules from './release/release-rules.ts'
import { readReleaseState } from './release/release-state.ts'
import { writeDocuments, writeRelease, type Run } from './release/write-release.ts'
import { inRoot, ROOT } from './root.ts'

const HELP = `Usage: npm run release -- [VERSION] [--twice]

Writes what is handed over into release/: the app, the packages, the documents, upgrade notes for backends, bills of
materials and checksums. Publishes nothing.

  VERSION   such as 0.3.0: dates the changelogs and the documents, raises all versions, and commits that with the
            documents. At that commit it writes the same files again. Without VERSION the files have the next version
            with the commit, such as 0.3.0-main.1a2b3c4d5, and no other file changes.
  --twice   writes the files a second time, and fails if one differs`

const MANIFESTS = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT }).toSorted()]
const DOCUMENTS = ['openapi/changelog.yaml', 'asyncapi/socket.yaml', 'asyncapi/frames.yaml']
/** All that the command may change. */
const CHANGED = [...MANIFESTS, 'package-lock.json', ...rules.CHANGELOGS, ...DOCUMENTS, 'generated', rules.RELEASES]

const SHOWN_CHANGES = 5

const { version, isTwice } = readOptions(
  { help: HELP, words: ['[VERSION]'], options: { twice: { type: 'boolean', default: false } } },
  ({ twice }, [word]) => ({ version: word, isTwice: twice }),
)

try {
  await release(version, isTwice)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function release(given: string | undefined, isTwice: boolean): Promise<void> {
  const state = readReleaseState()
  const isAtRelease = given === state.current && isReleaseCommit(given)
  const next = given ?? rules.findNextVersion(state)
  const isNew = given !== undefined && !isAtRelease
  const problems = [
    ...(isNew ? rules.listReleaseProblems(next, state) : rules.listSinceProblems(state, next)),
    ...listLocalChanges(),
  ]
  if (problems.length > 0) throw new Error(`Not released:\n  ${problems.join('\n  ')}`)
  const version = given ?? rules.toCommitVersion(next, git('rev-parse', 'HEAD'))
  console.log(`Version ${version}.`)
  const run = createRun()
  try {
    if (!isAtRelease) raiseVersions(version)
    if (isNew) await dateRelease(version, run)
    const sums = await writeRelease(version, next, run)
    if (isTwice && (await writeRelease(version, next, run)) !== sums)
      throw new Error(`The second run made other files. The first:\n${sums}`)
    if (isNew) await commit(version, run)
    console.log(sums)
    if (isNew) console.log(`Committed. To finish: git tag v${version}, and push the commit and the tag.`)
  } finally {
    // Committed files are as they were committed.
    git('restore', '--staged', '--worktree', '--', ...CHANGED)
    git('clean', '-fdq', '--', rules.RELEASES)
  }
}

/** Whether the current commit is the one that raised the version. */
function isReleaseCommit(version: string): boolean {
  try {
    return (JSON.parse(git('show', 'HEAD~1:package.json')) as { version: string }).version !== version
  } catch {
    return false
  }
}

/** Changes that no commit holds would be in the release and in no history. */
function listLocalChanges(): string[] {
  const changes = git('status', '--porcelain').split('\n').filter(Boolean)
  if (changes.length === 0) return []
  const more = changes.length > SHOWN_CHANGES ? [`and ${String(changes.length - SHOWN_CHANGES)} more`] : []
  return [
    `The working tree has changes; commit them first: ${[...changes.slice(0, SHOWN_CHANGES), ...more].join(', ')}`,
  ]
}

function raiseVersions(version: string): void {
  for (const file of MANIFESTS) edit(file, (text) => rules.raiseManifest(text, version))
  edit('package-lock.json', (text) => rules.raiseLock(text, version))
}

/** Dates what is unreleased, and keeps the documents. */
async function dateRelease(version: string, run: Run): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  for (const file of rules.CHANGELOGS) edit(file, (text) => rules.dateChangelog(text, version, date))
  for (const file of DOCUMENTS) edit(file, (text) => rules.dateDocument(text, date))
  await run(process.execPath, 'scripts/generate.ts')
  writeDocuments(inRoot(rules.RELEASES, version))
}

async function commit(version: string, run: Run): Promise<void> {
  await run('git', 'add', '--', ...CHANGED)
  const body = `Dates the changelogs and the documents, which ${rules.RELEASES}/${version} keeps.`
  await run('git', 'commit', '--quiet', '-m', `release: give app and packages version ${version}`, '-m', body)
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
}

/** Runs programs until a signal stops them; the files that were changed are restored then. */
function createRun(): Run {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  return async (program, ...args) => {
    try {
      const options = { cwd: ROOT, maxBuffer: 2 ** 26, signal: stop.signal }
      return (await promisify(execFile)(program, args, options)).stdout
    } catch (error) {
      if (stop.signal.aborted) throw new Error('Stopped.', { cause: error })
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${program} ${args.slice(0, 2).join(' ')} failed:\n${stdout}${stderr}`, { cause: error })
    }
  }
}
