import type { IncomingMessage } from 'node:http'
import type { MockAnswer } from '../http/call-context.ts'
import { isForeignOrigin, isLoopbackHost } from '../http/origins.ts'
import { problem } from '../http/problem.ts'
import { readJson } from '../http/read-json.ts'
import type { MockServerParts } from '../parts.ts'
import { SCENARIOS } from '../world/scenarios.ts'
import type { World } from '../world/world.ts'
import { changePlayer, closeSockets, createWorld, moveClock, pushEvent, resetWorld } from './actions.ts'
import { ok, wanted } from './answers.ts'
import { planFault } from './faults.ts'
import { listPersonas, showControlPage } from './page.ts'
import { describeState } from './state.ts'

/** Handles `/__mock/…`: controls the sandbox of the cookie or the `x-mock-world` header. */
export async function answerControl(
  parts: MockServerParts,
  world: World,
  request: IncomingMessage,
  path: string,
): Promise<MockAnswer> {
  const { worlds, operations } = parts
  if (!isLoopbackHost(request.headers)) return problem(421, 'Control requests need a loopback host, such as 127.0.0.1')
  if (request.method !== 'GET' && isForeignOrigin(request.headers))
    return problem(403, 'Requests from another origin are refused')
  const body = request.method === 'POST' ? await readJson(request) : {}
  if (body === undefined) return wanted('a JSON object')
  switch (`${request.method} ${path.replace(/\/$/, '')}`) {
    case 'GET /__mock':
      return showControlPage(world, operations)
    case 'GET /__mock/scenarios':
      return ok(SCENARIOS)
    case 'GET /__mock/personas':
      return ok(listPersonas())
    case 'GET /__mock/faults':
      return ok(world.faults.list())
    case 'GET /__mock/calls':
      return ok(world.journal.list())
    case 'GET /__mock/state':
      return ok(describeState(world))
    case 'POST /__mock/worlds':
      return createWorld(worlds, body)
    case 'POST /__mock/reset':
      return resetWorld(worlds, world)
    case 'POST /__mock/faults':
      return planFault(world, operations, body)
    case 'DELETE /__mock/faults':
      return (world.faults.clear(), ok([]))
    case 'POST /__mock/push':
      return pushEvent(world, body)
    case 'POST /__mock/players':
      return changePlayer(world, body)
    case 'POST /__mock/clock':
      return moveClock(world, body)
    case 'POST /__mock/sockets/close':
      return closeSockets(world, body)
    default:
      return problem(404, 'Unknown control request')
  }
}
