import { at, isJson, withAt } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import type { Place } from '@tumpak/contract-kit/rules.ts'
import type { RunContext } from '../context/run-context.ts'
import type { SessionPool } from './session-pool.ts'
import type { Player } from '../config/player.ts'
import { getExclusionReason, isRead } from '../context/risk.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import { judgePlace, type RuleScope } from '../document/rule-problems.ts'
import { FormFile } from '../http/multipart.ts'

/** The value at a place of a read, and the response that has it; undefined if the read did not succeed. */
export interface PlaceValue {
  value: unknown
  result: RequestResult
}

/** Returns the operations and the payload in which rules look for what they name. */
export function getRuleScope({ root, documented, envelope }: RunContext): RuleScope {
  return { root, all: documented, payload: envelope?.data ?? '' }
}

/** Reads a place as a player; undefined if the document has none there. Parameters of the read get the values that `input` sends under the same name. */
export async function readPlace(
  { context, sessions, inputs }: SessionPool,
  player: Player,
  { read, pointer }: Place,
  input?: RequestInput,
): Promise<PlaceValue | undefined> {
  const operation = context.operation(read)
  if (operation === undefined || !isRead(operation)) return undefined
  if (judgePlace(getRuleScope(context), { read, pointer }) !== undefined) return undefined
  if (getExclusionReason(operation, context.config) !== undefined) return undefined
  const own = await inputs.first(operation, player)
  const sent = { ...(isJson(input?.body) ? input.body : {}), ...input?.query, ...input?.path }
  for (const { name, in: place } of operation.parameters)
    if ((place === 'path' || place === 'query') && Object.hasOwn(sent, name)) own[place][name] = sent[name]
  const jar = operation.needsSession ? await sessions.getJar(player) : undefined
  const result = await context.look(operation, own, { jar })
  return result.outcome.kind === 'success' ? { value: at(context.data(result), pointer), result } : undefined
}

/** The code of an operation by its name or number. */
export function findCode({ codes }: Operation, word: string): BusinessCode | undefined {
  return codes.find(({ code, name }) => name === word || String(code) === word)
}

/** Whether a refusal has a code. */
export function hasCode({ outcome }: RequestResult, code: BusinessCode | undefined): boolean {
  return outcome.kind === 'refused' && code !== undefined && outcome.code === code.code
}

/** Returns an input with another value for one field; undefined if the operation has no such field. */
export function withField(
  operation: Operation,
  input: RequestInput,
  field: string,
  value: unknown,
): RequestInput | undefined {
  const parameter = operation.parameters.find(({ name }) => name === field)
  if (parameter !== undefined) return { ...input, [parameter.in]: { ...input[parameter.in], [field]: value } }
  if (!isJson(input.body)) return undefined
  const hasFile = Object.values(input.body).some((value) => value instanceof FormFile)
  return { ...input, body: hasFile ? { ...input.body, [field]: value } : withAt(input.body, `/${field}`, value) }
}

/** The value that an input sends in a field. */
export function getField({ parameters }: Operation, input: RequestInput, field: string): unknown {
  const parameter = parameters.find(({ name }) => name === field)
  if (parameter !== undefined && parameter.in !== 'cookie') return input[parameter.in][field]
  return isJson(input.body) ? input.body[field] : undefined
}
