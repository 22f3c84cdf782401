import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { MockServer } from '#mocks/server.ts'
import type { ConfigInput } from '../../../packages/conformance/src/config/config.ts'
import { CannotRun } from '../../../packages/conformance/src/context/sessions.ts'
import type { RunReport } from '../../../packages/conformance/src/report/model.ts'
import { runConformance } from '../../../packages/conformance/src/run/run-conformance.ts'
import { dialSocket, type Dial } from '../../../packages/conformance/src/socket/wire.ts'
import { getVisitKey, type Visits } from './code-mutants.ts'
import { activateFault, listenToDecisions } from './plant.ts'
import { Overlap, throughFault, type RuleFault, type RuleMutant } from './rule-mutant.ts'

/** What a run said about a mutant: a finding; exit 1 without one; nothing; or the mutant changed no response. */
export type RuleVerdict = 'found' | 'not judged' | 'missed' | 'not reached'

type MockConfig = ConfigInput & { openapi: Json }

/** The socket's document, and times that a mock on this machine keeps. */
export interface SocketSetting {
  asyncapi: Json
  socket: NonNullable<ConfigInput['socket']>
}

let sandboxes = 0

/** Runs the harness on the mock with one rule broken, in a sandbox of its own. */
export async function judgeRule(
  server: MockServer,
  config: MockConfig,
  setting: SocketSetting,
  mutant: RuleMutant,
): Promise<{ verdict: RuleVerdict; by: string[] }> {
  let isReached = false
  const run = openRun(server, config, setting, mutant.only)
  const fault = mutant.begin({ sandbox: run.sandbox, onReached: () => (isReached = true) })
  try {
    const { findings, inconclusive } = await run.start(fault)
    const by = findings.map(({ id, title }) => `${id}: ${title}`)
    if (by.length > 0) return { verdict: 'found', by }
    if (!isReached) return { verdict: 'not reached', by }
    const open = inconclusive.filter(({ byChoice }) => !byChoice).map(({ check, reason }) => `${check}: ${reason}`)
    const healthy = await readHealthyOpen(server, config, setting, mutant.only)
    const own = open.filter((one) => !healthy.has(one))
    return { verdict: own.length > 0 ? 'not judged' : 'missed', by: own }
  } catch (error) {
    // A fault that prevents every login ends the run with exit code 2 and a reason.
    if (error instanceof CannotRun && isReached) return { verdict: 'found', by: [error.message] }
    throw error
  } finally {
    activateFault(undefined)
    server.sandboxes.reset(run.sandbox.id)
  }
}

/** Runs the harness on the healthy mock once, to learn which conditions decide about which operations. */
export async function visitConditions(server: MockServer, config: MockConfig, setting: SocketSetting): Promise<Visits> {
  const [seen, refused] = [new Set<string>(), new Set<string>()]
  const running = new Map(readOperations(config.openapi).map(({ id }) => [id, new Overlap()]))
  listenToDecisions((site, isRefused) => {
    for (const [id, overlap] of running) {
      if (!overlap.isRunning) continue
      seen.add(getVisitKey(id, site))
      if (isRefused) refused.add(getVisitKey(id, site))
    }
  })
  const run = openRun(server, { ...config, workers: 1 }, setting, undefined)
  const { findings } = await run.start(
    ({ operation, request, next }) => running.get(operation.id)?.during(() => next(request)) ?? undefined,
  )
  listenToDecisions(undefined)
  if (findings.length > 0) throw new Error(`The healthy mock has findings: ${findings.map(({ id }) => id).join(', ')}`)
  return { seen, refused }
}

const healthyOpen = new Map<string, Set<string>>()

/** What a run of the same operations leaves open on the healthy mock. */
async function readHealthyOpen(
  server: MockServer,
  config: MockConfig,
  setting: SocketSetting,
  only: string[],
): Promise<Set<string>> {
  const key = `${String(config.seed)} ${only.join(' ')}`
  const known = healthyOpen.get(key)
  if (known !== undefined) return known
  activateFault(undefined)
  const { inconclusive } = await openRun(server, config, setting, only).start(() => undefined)
  const open = new Set(
    inconclusive.filter(({ byChoice }) => !byChoice).map(({ check, reason }) => `${check}: ${reason}`),
  )
  healthyOpen.set(key, open)
  return open
}

function openRun(
  server: MockServer,
  config: MockConfig,
  setting: SocketSetting,
  only: string[] | undefined,
): { sandbox: ReturnType<MockServer['sandboxes']['get']>; start: (fault: RuleFault) => Promise<RunReport> } {
  sandboxes += 1
  const id = `rule-${String(config.seed)}-${String(sandboxes)}`
  const dial: Dial = (request, listener) => {
    const cookie = [request.headers['cookie'], `tumpak_sandbox=${id}`].filter(Boolean).join('; ')
    return dialSocket({ ...request, headers: { ...request.headers, cookie } }, listener)
  }
  const isOfSocket = only?.includes('socket') === true
  return {
    sandbox: server.sandboxes.get(id),
    start: (fault) =>
      runConformance({
        ...config,
        ...(isOfSocket && { ...setting, dial, triggers: {} }),
        transport: throughFault(config.openapi, fault, id),
        ...(only !== undefined && { only }),
      }),
  }
}
