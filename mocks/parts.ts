import type { MockAnswer } from './http/call-context.ts'
import type { DocumentOperation, Json } from './http/document.ts'
import type { Prism } from './http/prism.ts'
import type { RouteResult } from './http/router.ts'
import type { World } from './world/world.ts'
import type { Worlds } from './world/worlds.ts'

/** What is known of the call whose answer is about to leave. */
interface AnswerInfo {
  operationId: string | undefined
  method: string
  path: string
  world: World
}

/** Changes an answer before it leaves, such as for a harness that plants faults; undefined leaves it as it is. */
export type TransformAnswer = (
  answer: MockAnswer,
  info: AnswerInfo,
) => MockAnswer | undefined | Promise<MockAnswer | undefined>

/** What the parts of one mock server share. */
export interface MockServerParts {
  document: Json
  operations: readonly DocumentOperation[]
  route(method: string, path: string): RouteResult
  prism: Prism
  worlds: Worlds
  /** The port that the server listens on. */
  port(): number
  transformAnswer: TransformAnswer | undefined
}
