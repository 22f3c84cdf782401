import type { Json } from '@tumpak/contract-kit/json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { basePath, literal } from '../lab/styles/serve.ts'
import { createNodeTransport } from '../src/http/node-transport.ts'
import type { Transport } from '../src/http/message.ts'
import { parseBody, type Change, type Fault } from './mutant.ts'

const SOCKETS = 8

/** Creates a transport to the mock that keeps all requests in one sandbox. */
export function inSandbox(name: string): Transport {
  const send = createNodeTransport(SOCKETS)
  return (request) => {
    const cookie = [request.headers['cookie'], `tumpak_sandbox=${name}`].filter(Boolean).join('; ')
    return send({ ...request, headers: { ...request.headers, cookie } })
  }
}

/** Adds a fault to the transport to a healthy server. Calls `onReached` when the fault changes something. */
export function throughFault(
  root: Json,
  send: Transport,
  fault: Change | Fault,
  onReached: () => void = () => undefined,
): Transport {
  const { change, rewrite }: Fault = typeof fault === 'function' ? { change: fault } : fault
  const base = literal(basePath(root))
  const operations = readOperations(root).map((operation) => ({
    operation,
    pattern: new RegExp(`^${base}${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  return async (request) => {
    const { pathname } = new URL(request.url)
    const operation = operations.find(
      (candidate) => candidate.operation.method === request.method && candidate.pattern.test(pathname),
    )?.operation
    if (operation === undefined) return send(request)
    const rewritten = rewrite?.(request, operation)
    const response = await send(rewritten ?? request)
    const changed = await change?.({ operation, request, response, json: parseBody(response), send })
    if (rewritten !== undefined || changed !== undefined) onReached()
    return changed ?? response
  }
}
