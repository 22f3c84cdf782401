import { execFileSync } from 'node:child_process'
import { createMockServer } from '#mocks/server.ts'
import { runMutants } from '../../conformance/mutants/run.ts'
import { mockConfig } from './mock-run.ts'

/** Mutants for each seed, how many seeds, and the part that must be caught. */
const COUNT = 500
const SEEDS = 3
const LEAST = 0.98

/** The seeds follow from the commit: new mutants with each, and the same ones when a run is repeated. */
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const first = Number.parseInt(commit.slice(0, 7), 16)

let failed = 0
for (let seed = first; seed < first + SEEDS; seed += 1) {
  const server = await createMockServer({ port: 0 })
  const { made, caught, missed } = await runMutants(mockConfig(server.url), { count: COUNT, seed })
  await server.close()
  console.log(`seed ${String(seed)}: ${String(caught)} of ${String(made)} caught`)
  for (const id of missed) console.log(`  missed ${id}`)
  if (made < COUNT || caught / made < LEAST) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
