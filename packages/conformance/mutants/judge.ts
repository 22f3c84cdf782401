import type { ConfigInput } from '../src/config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { createNodeTransport } from '../src/http/node-transport.ts'
import type { Transport } from '../src/http/message.ts'
import { CannotRun } from '../src/context/sessions.ts'
import { runConformance } from '../src/run/run-conformance.ts'
import type { Change, Fault, Mutant } from './mutant.ts'

/** Whether the harness caught a mutant. `not reached` if no response of the run contained what the mutant changes. */
export type Verdict = { mutant: Mutant; verdict: 'caught' | 'missed' | 'not reached' }

const SOCKETS = 8

/** Runs the harness against a healthy server with one mutant, in a separate sandbox. */
export async function judgeMutant(mutant: Mutant, config: ConfigInput & { openapi: Json }): Promise<Verdict> {
  let reached = 0
  const fault = mutant.begin()
  const { change, rewrite } = typeof fault === 'function' ? { change: fault, rewrite: () => undefined } : fault
  const counted = <Changed>(changed: Changed | undefined): Changed | undefined => {
    if (changed !== undefined) reached += 1
    return changed
  }
  const counting: Fault = {
    change: (passing) => counted(change(passing)),
    rewrite: (request, operation) => counted(rewrite(request, operation)),
  }
  const transport = throughMutant(
    config.openapi,
    counting,
    `mutant-${mutant.id.replaceAll(/\W+/g, '-')}-${String(config.seed ?? 0)}`,
  )
  try {
    const { findings } = await runConformance({ ...config, transport, only: mutant.touches })
    return { mutant, verdict: findings.length > 0 ? 'caught' : reached === 0 ? 'not reached' : 'missed' }
  } catch (error) {
    // A mutant that prevents every login ends the run with exit code 2 and a reason, which counts as caught.
    if (error instanceof CannotRun && reached > 0) return { mutant, verdict: 'caught' }
    throw error
  }
}

/** Creates a transport to the server that applies a fault to requests or responses, in a separate sandbox. */
export function throughMutant(root: Json, fault: Change | Fault, sandbox: string): Transport {
  const { change, rewrite } = typeof fault === 'function' ? { change: fault, rewrite: undefined } : fault
  const send = createNodeTransport(SOCKETS)
  const operations = readOperations(root).map((operation) => ({ operation, pattern: toPattern(operation) }))
  return async (request) => {
    const cookie = [request.headers['cookie'], `tumpak_sandbox=${sandbox}`].filter(Boolean).join('; ')
    const { pathname } = new URL(request.url)
    const found = operations.find(
      ({ operation, pattern }) => operation.method === request.method && pattern.test(pathname),
    )
    const rewritten = (found && rewrite?.(request, found.operation)) ?? request
    const response = await send({ ...rewritten, headers: { ...rewritten.headers, cookie } })
    if (found === undefined) return response
    return change({ operation: found.operation, request, response, json: parse(response.body) }) ?? response
  }
}

function toPattern({ path }: Operation): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
