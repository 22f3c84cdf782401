import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from './generator-input.ts'
import { HEADER } from './header.ts'
import type { Json } from './read-bundle.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

type Operation = {
  id: string
  tag: string
  method: string
  path: string
  open: boolean
  effect: string
  /** The reads that it may change. */
  affects: string[]
  /** The read whose response equals its response. */
  answers: string | undefined
  codes: Code[]
}
type Code = { code: number; name: string; field?: string; outcome?: string }

/** All operations of a bundle, in the order of its paths. By default a GET is a read, a POST a write. */
export function getOperations(bundle: { [key: string]: Json }): Operation[] {
  return Object.entries(at(bundle, 'paths')).flatMap(([path, item]) =>
    Object.entries(isJson(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isJson(operation) || typeof operation['operationId'] !== 'string') return []
      const security = operation['security']
      return {
        id: operation['operationId'],
        tag: String((operation['tags'] as string[] | undefined)?.[0] ?? 'default'),
        method: method.toUpperCase(),
        path,
        open: Array.isArray(security) && security.length === 0,
        effect: String(operation['x-effect'] ?? (method === 'get' ? 'read' : 'write')),
        affects: (operation['x-affects'] as string[] | undefined) ?? [],
        answers: operation['x-answers'] as string | undefined,
        codes: getCodes(operation),
      }
    }),
  )
}

function getCodes(node: { [key: string]: Json }): Code[] {
  return (node['x-codes'] as Code[] | undefined) ?? []
}

/** The names of the input schemas in `x-input`: rules for typed values that are converted before sending. */
export function getInputs(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(getInputs)
  if (!isJson(node)) return []
  const own = typeof node['x-input'] === 'string' ? [node['x-input']] : []
  return [...new Set([...own, ...Object.values(node).flatMap(getInputs)])]
}

/**
 * Writes http/operations.ts, affects.ts (what a write changes), public-reads.ts, common-codes.ts, codes.ts (refusals by
 * code and field), enum-names.ts (`x-enum-varnames`) and picture-widths.ts (`x-widths`).
 */
export async function writeOperations(bundle: { [key: string]: Json }, out: string): Promise<void> {
  const operations = getOperations(bundle)
  const envelope = at(bundle, 'x-envelope')
  const common = getCodes(bundle)
  const success = successCode(bundle)
  const rows = operations.map(
    ({ id, tag, method, path, open, effect }) => `  ${id}: ${literal({ tag, method, path, open, effect })},\n`,
  )
  await writeFile(
    join(out, 'http/operations.ts'),
    `${HEADER}/** The operations: tag, method, path, whether they are open to visitors, and their effect. */\nexport const OPERATIONS = {\n${rows.join('')}} as const\n\n/** An operationId. */\nexport type OperationId = keyof typeof OPERATIONS\n`,
  )
  await writeReads(operations, out)
  const codes = operations.map(
    ({ id, codes: own }) =>
      `  ${id}: ${literal(Object.fromEntries(own.map(({ name, code, field }) => [name, { code, field: field ?? null }])))},\n`,
  )
  const outcomes = operations
    .filter(({ effect }) => effect === 'money')
    .map(({ id, codes: own }) => `  ${id}: ${literal(toOutcomes([...common, ...own]))},\n`)
  // Separate from the codes of each operation: every page needs these few, no page needs all of those.
  await writeFile(
    join(out, 'http/common-codes.ts'),
    `${HEADER}/** The code of every success. */\nexport const SUCCESS_CODE = ${String(success)}\n\n/** The code of an invalid session. */\nexport const SESSION_INVALID = ${String(envelope['sessionInvalid'])}\n\n/** Codes that any response may have. */\nexport const COMMON_CODES = ${literal(Object.fromEntries(common.map(({ name, code }) => [name, code])))} as const\n`,
  )
  await writeFile(
    join(out, 'http/codes.ts'),
    `${HEADER}/** The codes of each operation, by name, with the field that each belongs to. */\nexport const CODES = {\n${codes.join('')}} as const\n\n/** What each code of a money operation proves about a first attempt (docs/money.md). Any other code proves nothing. */\nexport const MONEY_OUTCOMES = {\n${outcomes.join('')}} as const\n`,
  )
  await writeFile(join(out, 'http/enum-names.ts'), `${HEADER}${enumNames(bundle).join('\n')}`)
  const { 'x-widths': widths } = at(bundle, 'components', 'schemas', 'PictureUrl')
  await writeFile(
    join(out, 'http/picture-widths.ts'),
    `${HEADER}/** The widths in which a picture can be requested, in device pixels, smallest first. */\nexport const PICTURE_WIDTHS = ${literal(widths ?? [])} as const\n`,
  )
}

/** A constant for each enum with names: `RECHARGE_STATUS.pending`. */
function enumNames(bundle: { [key: string]: Json }): string[] {
  return Object.entries(at(bundle, 'components', 'schemas')).flatMap(([name, schema]) => {
    const names = isJson(schema) ? (schema['x-enum-varnames'] as string[] | undefined) : undefined
    const values = isJson(schema) ? (schema['enum'] as Json[] | undefined) : undefined
    if (names === undefined) return []
    if (names.length !== values?.length) throw new Error(`${name} needs one entry of x-enum-varnames for each value`)
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
    const byName = Object.fromEntries(names.map((one, index) => [one, values[index] ?? null]))
    return `/** The values of ${name} by name. */\nexport const ${constant} = ${literal(byName)} as const\n`
  })
}

/** Returns the path of a read that `source` names, up to its first parameter. Throws if there is no such operation. */
export function readPaths(operations: readonly Operation[]): (read: string, source: string) => string {
  const paths = new Map(operations.map(({ id, path }) => [id, getPathStart(path)]))
  return (read, source) => {
    const path = paths.get(read)
    if (path === undefined) throw new Error(`${source} names ${read}, which is no operation`)
    return path
  }
}

/** The tables by which the app updates cached reads after a write, and after a session. */
async function writeReads(operations: readonly Operation[], out: string): Promise<void> {
  const getPath = readPaths(operations)
  const affects = operations
    .filter((operation) => operation.affects.length > 0)
    .map(({ id, affects: reads }) => `  ${id}: ${literal(reads.map((read) => getPath(read, id)))},\n`)
  const answers = operations
    .filter((operation) => operation.answers !== undefined)
    .map(({ id, answers: read }) => `  ${id}: ${literal(getPath(String(read), id))},\n`)
  await writeFile(
    join(out, 'http/affects.ts'),
    `${HEADER}/** The paths of the reads that each write may change; after a final slash a parameter follows. */\nexport const AFFECTS = {\n${affects.join('')}} as const\n\n/** The path of the read whose response is the response of the write. */\nexport const ANSWERS = {\n${answers.join('')}} as const\n`,
  )
  const open = operations.filter((operation) => operation.open && operation.effect === 'read')
  const rows = open.map(({ path }) => `  ${literal(getPathStart(path))},\n`)
  await writeFile(
    join(out, 'http/public-reads.ts'),
    `${HEADER}/** The paths of the reads without a session, whose response is the same for everyone. */\nexport const PUBLIC_READS = [\n${rows.join('')}] as const\n`,
  )
}

/** A path up to its first parameter, without the leading slash. */
function getPathStart(path: string): string {
  return (path.split('{')[0] ?? '').slice(1)
}

function toOutcomes(codes: Code[]): { [code: string]: Json } {
  return Object.fromEntries(
    codes.map(({ code, name, outcome }) => {
      if (outcome === undefined) throw new Error(`The code ${name} of a money operation has no outcome`)
      return [code, outcome]
    }),
  )
}

function successCode(bundle: { [key: string]: Json }): number {
  const code = at(bundle, 'components', 'schemas', 'SuccessCode')['const']
  if (typeof code !== 'number') throw new Error('components/schemas/SuccessCode has no const')
  return code
}

/** A value as a TypeScript literal: JSON with bare keys and single quotes. */
export function literal(value: Json): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (!isJson(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(item)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
