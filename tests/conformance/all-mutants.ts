import { execFileSync } from 'node:child_process'
import { createMockServer } from '#mocks/server.ts'
import { throughMutant } from '../../packages/conformance/mutants/judge.ts'
import { withAt, type Json } from '@tumpak/contract-kit/json.ts'
import { runMutants } from '../../packages/conformance/mutants/run.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'
import { mockConfig, refuseByStatus } from './mock-run.ts'

/** How many mutants per seed, how many seeds, and which share must be caught. */
const COUNT = 500
const SEEDS = 3
const MIN_KILLED = 0.98

/** Seeds derive from the commit: each commit gets new mutants, a repetition the same ones. */
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const first = Number.parseInt(commit.slice(0, 7), 16)

let failed = await countFalseFindings()
for (let seed = first; seed < first + SEEDS; seed += 1) {
  const server = await createMockServer({ port: 0 })
  const { made, caught, missed } = await runMutants(mockConfig(server.url), { count: COUNT, seed })
  await server.close()
  console.log(`seed ${String(seed)}: ${String(caught)} of ${String(made)} caught`)
  for (const id of missed) console.log(`  missed ${id}`)
  if (made < COUNT || caught / made < MIN_KILLED) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1

/** Counts the findings over all operations on a healthy server that refuses with HTTP 4xx, as its document says. */
async function countFalseFindings(): Promise<number> {
  const server = await createMockServer({ port: 0 })
  const given = mockConfig(server.url)
  const config = { ...given, openapi: withAt(given.openapi, '/x-envelope/refusals', 'http') as Json }
  const transport = throughMutant(config.openapi, refuseByStatus, 'twin-4xx')
  const { findings, inconclusive } = await runConformance({ ...config, transport })
  await server.close()
  const alarms = [
    ...findings.map(({ id, title }) => `${id}: ${title}`),
    ...inconclusive
      .filter(({ byChoice }) => !byChoice)
      .map(({ operationId, check, reason }) => `${operationId}/${check}: ${reason}`),
  ]
  console.log(`a healthy server that refuses with HTTP 4xx: ${String(alarms.length)} false alarms`)
  for (const alarm of alarms) console.log(`  ${alarm}`)
  return alarms.length
}
