import type { IncomingMessage } from 'node:http'
import { isForeignOrigin, isOwnHost } from '../http/origins.ts'
import type { MockServerParts } from '../http/parts.ts'
import { problem } from '../http/problem.ts'
import { readJson } from '../http/read-body.ts'
import type { MockResponse } from '../http/request-context.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { SCENARIOS } from '../sandbox/scenarios.ts'
import { changePlayer, closeSockets, createSandbox, moveClock, pushEvent, resetSandbox } from './actions.ts'
import { injectFault } from './faults.ts'
import { listPersonas, showControlPage } from './page.ts'
import { ok, wanted } from './responses.ts'
import { describeState } from './state.ts'

/** Handles `/__mock/…`: controls the sandbox of the cookie or the `x-mock-sandbox` header. */
export async function handleControl(
  parts: MockServerParts,
  sandbox: Sandbox,
  request: IncomingMessage,
  path: string,
): Promise<MockResponse> {
  const { sandboxes, operations } = parts
  if (!isOwnHost(request.headers, parts.ownHosts))
    return problem(421, 'Control requests need a loopback host, such as 127.0.0.1, or the one of --host')
  if (request.method !== 'GET' && isForeignOrigin(request.headers))
    return problem(403, 'Requests from another origin are refused')
  const body = request.method === 'POST' ? await readJson(request) : {}
  if (body === undefined) return wanted('a JSON object')
  switch (`${request.method} ${path.replace(/\/$/, '')}`) {
    case 'GET /__mock':
      return showControlPage(sandbox, operations)
    case 'GET /__mock/scenarios':
      return ok(SCENARIOS)
    case 'GET /__mock/personas':
      return ok(listPersonas())
    case 'GET /__mock/faults':
      return ok(sandbox.faults.list())
    case 'GET /__mock/calls':
      return ok(sandbox.callLog.list())
    case 'GET /__mock/state':
      return ok(describeState(sandbox))
    case 'POST /__mock/sandboxes':
      return createSandbox(sandboxes, body)
    case 'POST /__mock/reset':
      return resetSandbox(sandboxes, sandbox)
    case 'POST /__mock/faults':
      return injectFault(sandbox, operations, body)
    case 'DELETE /__mock/faults':
      return (sandbox.faults.clear(), ok([]))
    case 'POST /__mock/push':
      return pushEvent(sandbox, body)
    case 'POST /__mock/players':
      return changePlayer(sandbox, body)
    case 'POST /__mock/clock':
      return moveClock(sandbox, body)
    case 'POST /__mock/sockets/close':
      return closeSockets(sandbox, body)
    default:
      return problem(404, 'Unknown control request')
  }
}
