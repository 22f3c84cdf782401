import type { Json } from '@tumpak/contract-kit/json.ts'
import { hash, mulberry32 } from '@tumpak/contract-kit/random.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { serveStyle, type Style } from '../lab/styles/serve.ts'
import type { ConfigInput } from '../src/config/config.ts'
import { CannotRun } from '../src/sessions/sessions.ts'
import type { Transport } from '../src/http/message.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import { behaviorMutants } from './behavior-mutants.ts'
import { getManners } from './manners.ts'
import type { KeepState, Mutant } from './mutant.ts'
import { responseMutants } from './response-mutants.ts'
import { throughFault } from './through-fault.ts'
import { variationMutants } from './variation-mutants.ts'

/** A healthy server of a document, with the settings of the harness for it. */
export interface HealthyServer {
  config: ConfigInput & { openapi: Json }
  /** Starts with new state, for one run. */
  start: (run: string) => { send: Transport; keep?: KeepState }
}

/**
 * What a run said of a mutant: a finding; exit code 1 without a finding; nothing; or no response had what it changes.
 */
export type Verdict = 'caught' | 'not judged' | 'missed' | 'not reached'

/** The results of the mutants that were reached. */
export interface MutantRun {
  caught: number
  made: number
  missed: string[]
  caughtKinds: ReadonlySet<string>
}

/** Returns all mutants whose fault violates the document. */
export function allMutants(root: Json): Mutant[] {
  const operations = readOperations(root)
  const manners = getManners(root)
  return operations.flatMap((operation) => [
    ...responseMutants(root, operation, manners),
    ...behaviorMutants(root, operation, operations, manners),
    ...variationMutants(operation, operations, manners),
  ])
}

/** The server of a style, in memory. */
export function toHealthyServer(style: Style): HealthyServer {
  return {
    config: { url: 'http://lab', openapi: style.document, ...style.config },
    start: () => {
      const server = style.start()
      const keep: KeepState = () => {
        const kept = structuredClone(server.state)
        return () => {
          const isChanged = JSON.stringify(server.state) !== JSON.stringify(kept)
          Object.assign(server.state, kept)
          return isChanged
        }
      }
      return { send: serveStyle(style, server), keep }
    },
  }
}

/** Runs the harness on mutants of a healthy server in a seeded order: on `count`, and on one of each kind. */
export async function runMutants(
  server: HealthyServer,
  mutants: readonly Mutant[],
  { count, seed }: { count: number; seed: number },
): Promise<MutantRun> {
  const run = { caught: 0, made: 0, missed: [] as string[], caughtKinds: new Set<string>() }
  const reached = new Set<string>()
  for (const mutant of inOrder(mutants, seed)) {
    if (run.made >= count && reached.has(mutant.kind)) continue
    const verdict = await judgeMutant(server, mutant, seed)
    if (verdict === 'not reached') continue
    run.made += 1
    reached.add(mutant.kind)
    if (verdict !== 'caught') run.missed.push(`${mutant.id} (${verdict})`)
    else {
      run.caught += 1
      run.caughtKinds.add(mutant.kind)
    }
  }
  return run
}

/** Runs the harness on a healthy server with one mutant. */
export async function judgeMutant({ config, start }: HealthyServer, mutant: Mutant, seed: number): Promise<Verdict> {
  let isReached = false
  const { send, keep } = start(`mutant-${String(hash(mutant.id))}-${String(seed)}`)
  const transport = throughFault(config.openapi, send, mutant.begin(keep), () => (isReached = true))
  try {
    const { findings, exitCode } = await runConformance({ ...config, seed, transport, only: [mutant.only] })
    if (findings.length > 0) return 'caught'
    if (!isReached) return 'not reached'
    return exitCode === 0 ? 'missed' : 'not judged'
  } catch (error) {
    // A mutant that prevents every login ends the run with exit code 2 and a reason, which counts as caught.
    if (error instanceof CannotRun && isReached) return 'caught'
    throw error
  }
}

/** Yields mutants in a seeded order with alternating kinds. A new mutant does not change the order of the others. */
function* inOrder(mutants: readonly Mutant[], seed: number): Generator<Mutant> {
  const queues = [...new Set(mutants.map(({ kind }) => kind))].map((kind) =>
    mutants
      .filter((mutant) => mutant.kind === kind)
      .map((mutant) => ({ mutant, place: mulberry32(hash(`${String(seed)} ${mutant.id}`))() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ mutant }) => mutant),
  )
  while (queues.some(({ length }) => length > 0)) {
    for (const queue of queues) {
      const next = queue.pop()
      if (next !== undefined) yield next
    }
  }
}
