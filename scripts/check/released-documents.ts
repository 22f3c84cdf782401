// A step of `npm run check`: each document that differs from the last release's has a version that says so.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot, ROOT } from '../root.ts'
import { compareVersions } from '../release/release-rules.ts'
import { listVersionProblems, type Compared } from './version-problems.ts'

const RELEASES = 'docs/releases'
const REPORT = inRoot('.cache/contract-diff.json')

const release = readdirSync(inRoot(RELEASES)).toSorted(compareVersions).at(-1) ?? ''
mkdirSync(inRoot('.cache'), { recursive: true })
const { status, stderr } = spawnSync(
  process.execPath,
  ['packages/contract-diff/src/main.ts', `${RELEASES}/${release}`, '--json', REPORT],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
// It exits with 1 for what is listed below.
const problems =
  status === 0 || status === 1
    ? listVersionProblems(JSON.parse(readFileSync(REPORT, 'utf8')) as Compared[], release)
    : [stderr]
console.log(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
