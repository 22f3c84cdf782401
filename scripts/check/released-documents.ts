// A step of `npm run check`: each document that differs from the last release's has a version that says so.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot, ROOT } from '../root.ts'
import { compareVersions, DOCUMENTS, RELEASES } from '../release/release-rules.ts'
import { writeDocuments } from '../release/write-release.ts'
import { listVersionProblems, type Compared } from './version-problems.ts'

const REPORT = inRoot('.cache/contract-diff.json')

const release = readdirSync(inRoot(RELEASES)).toSorted(compareVersions).at(-1) ?? ''
// In one file each, as the release has them: an example in a file of its own is no change.
writeDocuments(inRoot('.cache/documents'))
const { status, stderr } = spawnSync(
  process.execPath,
  ['packages/contract-diff/src/main.ts', `${RELEASES}/${release}`, '.cache/documents', '--json', REPORT],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
// It exits with 1 for what is listed below.
const problems = status === 0 || status === 1 ? listVersionProblems(readComparisons(), release) : [stderr]
console.log(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0

/** What has changed, with the newest entry of each x-changelog. */
function readComparisons(): Compared[] {
  const comparisons = JSON.parse(readFileSync(REPORT, 'utf8')) as Omit<Compared, 'entry'>[]
  return comparisons.map((one) => {
    const bundle = Object.entries(DOCUMENTS).find(([file]) => file === one.document)?.[1] ?? ''
    const document = JSON.parse(readFileSync(inRoot('generated', `${bundle}.json`), 'utf8')) as {
      'x-changelog'?: Compared['entry'][]
    }
    return { ...one, entry: document['x-changelog']?.[0] ?? { version: '', date: '' } }
  })
}
