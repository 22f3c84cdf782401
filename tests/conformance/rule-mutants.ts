import { execFileSync } from 'node:child_process'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { inOrder } from '../../packages/conformance/mutants/choose.ts'
import { mockConfig } from './mock-run.ts'
import { listCodeMutants } from './rules/code-mutants.ts'
import { findLackingRule } from './rules/known-misses.ts'
import { judgeRule, visitConditions } from './rules/judge-rule.ts'
import { listPlantedFaults, plantFaults } from './rules/plant.ts'
import { listReadMutants } from './rules/read-mutants.ts'
import type { RuleMutant } from './rules/rule-mutant.ts'
import { listSessionMutants } from './rules/session-mutants.ts'
import { listShownMutants } from './rules/shown-mutants.ts'

const HELP = `Usage: node tests/conformance/rule-mutants.ts [--seed N] [--from N] [--count N] [--only TEXT]
The harness on the mock with each rule and code of its document broken.`

const values = readOptions({
  help: HELP,
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    count: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
/** Seeds derive from the commit: each commit gets another order, a repetition the same one. */
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim()
const seed = Number(values.seed ?? Number.parseInt(commit, 16))
const SOCKET = { answerMs: 1500, settleMs: 50, eventMs: 1500 }

const { openapi } = mockConfig('')
const operations = readOperations(openapi)
plantFaults(new Set(operations.flatMap(({ codes }) => codes.map(({ name }) => name))))
// After the hooks are there.
const { createMockServer } = await import('#mocks/server.ts')
const server = await createMockServer({ port: 0 })
const config = { ...mockConfig(server.url), seed }
const setting = { asyncapi: readDocument('asyncapi/socket.yaml'), socket: SOCKET }
const visits = await visitConditions(server, config, setting)
const planted = listPlantedFaults()
const mutants = operations.flatMap((operation) => [
  ...listCodeMutants(openapi, operation, planted, visits),
  ...listShownMutants(operation, operations),
  ...listReadMutants(openapi, operation),
  ...listSessionMutants(operation),
])
const all = [...inOrder(mutants, seed)]
const from = Number(values.from)
const chosen = all
  .filter(({ id }) => id.includes(values.only))
  .slice(from, values.count === undefined ? undefined : from + Number(values.count))
console.log(`seed ${String(seed)}: ${String(chosen.length)} of ${String(all.length)} mutants`)
const counts = new Map<string, number>()
const count = (verdict: string): void => void counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
let failures = 0
for (const mutant of chosen) {
  const { verdict, by } = await judgeRule(server, config, setting, mutant)
  const lacks = findLackingRule(mutant.id)
  const isMissed = verdict === 'missed' || (verdict === 'not reached' && isPlanted(mutant))
  count(isMissed && lacks !== undefined ? 'known' : verdict)
  if (isMissed === (lacks === undefined)) failures += 1
  const why = isMissed ? `the document lacks: ${lacks ?? '?'}` : (by[0] ?? '')
  console.log(`  ${verdict}: ${mutant.rule}, ${mutant.id} | ${why}`)
}
console.log(
  `seed ${String(seed)}: ${[...counts].map(([verdict, number]) => `${String(number)} ${verdict}`).join(', ')}`,
)
process.exitCode = failures === 0 ? 0 : 1
await server.close()

/** Whether a mutant has a wrong decision of the mock. One that never decides otherwise was not tried, which is a miss. */
function isPlanted({ kind }: RuleMutant): boolean {
  return ['accepted', 'accepted at once', 'limit moved'].includes(kind)
}
