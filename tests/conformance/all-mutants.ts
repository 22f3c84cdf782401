import { execFileSync } from 'node:child_process'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { createMockServer } from '#mocks/server.ts'
import { publicStyles } from '../../packages/conformance/lab/public/public-styles.ts'
import type { Style } from '../../packages/conformance/lab/styles/serve.ts'
import { STYLES } from '../../packages/conformance/lab/styles/styles.ts'
import { refusalMutants } from '../../packages/conformance/mutants/behavior-mutants.ts'
import { getManners } from '../../packages/conformance/mutants/manners.ts'
import {
  allMutants,
  judgeMutant,
  runMutants,
  toHealthyServer,
  type HealthyServer,
} from '../../packages/conformance/mutants/run.ts'
import { throughFault } from '../../packages/conformance/mutants/through-fault.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { listTroubles, mockServer, refuseByStatus } from './mock-run.ts'

/** How many random mutants of the mock per seed, how many seeds, and which share of all must be caught. */
const COUNT = 500
const SEEDS = 3
const MIN_CAUGHT = 0.98

const HELP = `Usage: node tests/conformance/all-mutants.ts [--seed N] [--only mock|codes|STYLE] [--documents FOLDER]
The harness on the mock without each refusal of its document, on random mutants of the mock, and on all mutants of
foreign styles and of public documents.`

const values = readOptions({
  help: HELP,
  options: { seed: { type: 'string' }, only: { type: 'string' }, documents: { type: 'string' } },
})
/** Seeds derive from the commit: each commit gets new mutants, a repetition the same ones. */
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim()
const seed = Number(values.seed ?? Number.parseInt(commit, 16))
let failures = 0

if (isChosen('codes')) failures += await countUnnoticedCodes()
if (isChosen('mock')) {
  failures += await countMockAlarms()
  for (let offset = 0; offset < SEEDS; offset += 1) {
    const mock = await createMockServer({ port: 0 })
    failures += await countFailure('mock', mockServer(mock.url), COUNT, seed + offset)
    await mock.close()
  }
}
const folder = values.documents ?? process.env['TUMPAK_DOCUMENTS'] ?? ''
const { styles, missing } = publicStyles(folder)
if (missing.length > 0) console.log(`not run, for want of a document (TUMPAK_DOCUMENTS): ${missing.join(', ')}`)
for (const style of styles.filter(({ name }) => isChosen(name))) failures += await countStyleAlarms(style)
for (const style of [...STYLES, ...styles].filter(({ name }) => isChosen(name)))
  failures += await countFailure(style.name, toHealthyServer(style), Number.POSITIVE_INFINITY, seed)
process.exitCode = failures === 0 ? 0 : 1

function isChosen(name: string): boolean {
  return values.only === undefined || values.only === name
}

/** Runs random mutants. Returns 1 if too few are caught. */
async function countFailure(name: string, server: HealthyServer, count: number, runSeed: number): Promise<number> {
  const { made, caught, missed } = await runMutants(server, allMutants(server.config.openapi), { count, seed: runSeed })
  console.log(`${name}, seed ${String(runSeed)}: ${String(caught)} of ${String(made)} caught`)
  for (const id of missed) console.log(`  missed ${id}`)
  return made > 0 && caught / made >= MIN_CAUGHT ? 0 : 1
}

/** Tries the mock without each refusal. Returns how many of these faults a run does not notice. */
async function countUnnoticedCodes(): Promise<number> {
  const mock = await createMockServer({ port: 0 })
  const server = mockServer(mock.url)
  const { openapi, unseenCodes = {} } = server.config
  const manners = getManners(openapi)
  let [count, unnoticed] = [0, 0]
  for (const mutant of readOperations(openapi).flatMap((operation) => refusalMutants(operation, manners))) {
    // The mock cannot send these either; tests/conformance/mock.config.yaml says why.
    if (mutant.id in unseenCodes || mutant.id.replace(/.*\//, '') in unseenCodes) continue
    const verdict = await judgeMutant(server, mutant, seed)
    count += 1
    if (verdict === 'caught' || verdict === 'not judged') continue
    unnoticed += 1
    console.log(`  ${verdict} ${mutant.id}`)
  }
  await mock.close()
  console.log(`the mock without one refusal: ${String(count - unnoticed)} of ${String(count)} noticed`)
  return unnoticed
}

/** Counts the false alarms on a server that refuses with HTTP 4xx, as its document says. */
async function countMockAlarms(): Promise<number> {
  const mock = await createMockServer({ port: 0 })
  const { config, start } = mockServer(mock.url)
  const openapi = withAt(config.openapi, '/x-envelope/refusals', 'http') as Json
  const transport = throughFault(openapi, start('twin-4xx').send, refuseByStatus)
  const report = await runConformance({ ...config, openapi, transport })
  await mock.close()
  return countAlarms('the mock, refusing with HTTP 4xx', listTroubles(report))
}

/** Counts the findings on the correct server of a style. Tests of every day count those of the lab's own styles. */
async function countStyleAlarms(style: Style): Promise<number> {
  const { config, start } = toHealthyServer(style)
  const { findings } = await runConformance({ ...config, seed, transport: start('healthy').send })
  return countAlarms(
    style.name,
    findings.map(({ id, title }) => `${id}: ${title}`),
  )
}

function countAlarms(name: string, alarms: readonly string[]): number {
  console.log(`${name}, healthy: ${String(alarms.length)} false alarms`)
  for (const alarm of alarms) console.log(`  ${alarm}`)
  return alarms.length
}
