import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InvalidateTarget, MutationInvalidatesConfig } from 'orval'
import { fileOfCall } from './file-a-call.ts'
import { at } from './generator-input.ts'
import { HEADER } from './header.ts'
import { isObject, type Json } from './read-bundle.ts'

type Operation = {
  id: string
  tag: string
  method: string
  path: string
  open: boolean
  effect: string
  affects: string[]
  codes: Code[]
}
type Code = { code: number; name: string; field?: string; outcome?: string }

/** Every operation of a bundle, in the order of its paths. An unmarked GET is a read, an unmarked POST a write. */
export function operationsOf(bundle: { [key: string]: Json }): Operation[] {
  return Object.entries(at(bundle, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return []
      const security = operation['security']
      return {
        id: operation['operationId'],
        tag: String((operation['tags'] as string[] | undefined)?.[0] ?? 'default'),
        method: method.toUpperCase(),
        path,
        open: Array.isArray(security) && security.length === 0,
        effect: String(operation['x-effect'] ?? (method === 'get' ? 'read' : 'write')),
        affects: (operation['x-affects'] as string[] | undefined) ?? [],
        codes: codesOf(operation),
      }
    }),
  )
}

function codesOf(node: { [key: string]: Json }): Code[] {
  return (node['x-codes'] as Code[] | undefined) ?? []
}

/** Orval's rule which reads a write makes stale, from `x-affects`; a read under another tag is named with its file. */
export function invalidations(bundle: { [key: string]: Json }): MutationInvalidatesConfig {
  const operations = operationsOf(bundle)
  const known = new Set(operations.map(({ id }) => id))
  return operations
    .filter(({ affects }) => affects.length > 0)
    .map(({ id, affects }) => ({ onMutations: [id], invalidates: affects.map((read) => target(read, known)) }))
}

function target(read: string, known: ReadonlySet<string>): InvalidateTarget {
  if (!known.has(read)) throw new Error(`x-affects names ${read}, which is no operation`)
  const file = fileOfCall(read)
  return { query: read, file: `./${file}/${file}.ts` }
}

/** The names of the input schemas that `x-input` leads to: rules for what is typed and never sent as typed. */
export function inputsOf(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(inputsOf)
  if (!isObject(node)) return []
  const own = typeof node['x-input'] === 'string' ? [node['x-input']] : []
  return [...new Set([...own, ...Object.values(node).flatMap(inputsOf)])]
}

/**
 * Writes http/operations.ts (what each call is), http/common-codes.ts and http/codes.ts (why each
 * call may be refused, beside which field, and what each code of a money call proves).
 */
export async function writeOperations(bundle: { [key: string]: Json }, out: string): Promise<void> {
  const operations = operationsOf(bundle)
  const envelope = at(bundle, 'x-envelope')
  const common = codesOf(bundle)
  const success = successCode(bundle)
  const rows = operations.map(
    ({ id, tag, method, path, open, effect, affects }) =>
      `  ${id}: ${literal({ tag, method, path, open, effect, affects })},\n`,
  )
  await writeFile(
    join(out, 'http/operations.ts'),
    `${HEADER}/** Each call of the HTTP contract: how it is reached, whether it is open to visitors, and what it does. */\nexport const OPERATIONS = {\n${rows.join('')}} as const\n\n/** The name of a call. */\nexport type OperationId = keyof typeof OPERATIONS\n`,
  )
  const codes = operations.map(
    ({ id, codes: own }) =>
      `  ${id}: ${literal(Object.fromEntries(own.map(({ name, code, field }) => [name, { code, field: field ?? null }])))},\n`,
  )
  const outcomes = operations
    .filter(({ effect }) => effect === 'money')
    .map(({ id, codes: own }) => `  ${id}: ${literal(outcomesOf([...common, ...own]))},\n`)
  // Apart from the codes of each call: every page needs these few numbers, and no page all of those.
  await writeFile(
    join(out, 'http/common-codes.ts'),
    `${HEADER}/** The code of every success. */\nexport const SUCCESS_CODE = ${String(success)}\n\n/** The code of a session that is not valid. */\nexport const SESSION_INVALID = ${String(envelope['sessionInvalid'])}\n\n/** Codes that any call may answer with. */\nexport const COMMON_CODES = ${literal(Object.fromEntries(common.map(({ name, code }) => [name, code])))} as const\n`,
  )
  await writeFile(
    join(out, 'http/codes.ts'),
    `${HEADER}/** The codes of each call, by name, with the field each belongs to. */\nexport const CODES = {\n${codes.join('')}} as const\n\n/** What each code of a money call proves of a first try (docs/money.md). Any other code proves nothing. */\nexport const MONEY_OUTCOMES = {\n${outcomes.join('')}} as const\n`,
  )
}

function outcomesOf(codes: Code[]): { [code: string]: Json } {
  return Object.fromEntries(
    codes.map(({ code, name, outcome }) => {
      if (outcome === undefined) throw new Error(`The code ${name} of a money call has no outcome`)
      return [code, outcome]
    }),
  )
}

function successCode(bundle: { [key: string]: Json }): number {
  const code = at(bundle, 'components', 'schemas', 'SuccessCode')['const']
  if (typeof code !== 'number') throw new Error('components/schemas/SuccessCode has no const')
  return code
}

/** A value as a TypeScript literal: JSON, with bare keys and single quotes. */
function literal(value: Json): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(item)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
