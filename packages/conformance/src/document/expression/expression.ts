import { createContext, Script } from 'node:vm'
import { Environment, type ASTNode, type EnvironmentOptions } from '@marcbachmann/cel-js'

/** Expressions may be of a stranger: what they cost is bounded. */
const LIMITS = { maxAstNodes: 300, maxDepth: 30, maxListElements: 100, maxMapEntries: 20, maxCallArguments: 8 }
const MAX_LOOPS = 2
/** Items that nested loops may visit. */
const MAX_STEPS = 1_000_000
const TIMEOUT_MS = 1000
const LOOPS = ['all', 'exists', 'exists_one', 'map', 'filter']
/** Calls without a bound, or that lose centavos. */
const FORBIDDEN: { readonly [name: string]: string } = {
  matches: 'a pattern has no bound; use startsWith, endsWith or contains',
  bind: 'bind is not allowed; name a place under let',
  double: 'amounts are whole centavos, and no number has a fraction',
  bytes: 'bytes are not allowed',
}

/** The value of an expression, or why it has none. */
export type Evaluation = { value: boolean } | { problem: string }

/** An expression that may be evaluated. */
export interface Expression {
  /** The places within its variables that it reads, such as `account.balance`. */
  readonly paths: readonly string[]
  /** The whole numbers that it compares: amounts are in centavos. Undefined if it compares something else. */
  compare(values: { readonly [name: string]: unknown }): readonly [left: bigint, right: bigint] | undefined
  evaluate(values: { readonly [name: string]: unknown }): Evaluation
}

/**
 * Compiles an expression in CEL whose value is true or false.
 *
 * @param environment declares the variables and their types; see `createEnvironment`
 * @param offset the zone of days, in minutes
 * @returns `problem` if it is no expression, names what is not there, or is not allowed
 */
export function compileExpression(
  environment: Environment,
  words: string,
  offset: number,
): Expression | { problem: string } {
  let program: ReturnType<Environment['parse']>
  let evaluate: ReturnType<Environment['parse']>
  const dynamic = createEnvironment(offset, { unlistedVariablesAreDyn: true })
  try {
    program = environment.parse(words)
    // A declared type is that of a class, which values from JSON do not have.
    evaluate = dynamic.parse(words)
  } catch (error) {
    return { problem: describe(error) }
  }
  const problem = findForbidden(program.ast)
  if (problem !== undefined) return { problem }
  const loops = countLoops(program.ast)
  if (loops > MAX_LOOPS) return { problem: `at most ${String(MAX_LOOPS)} loops may be nested` }
  const { valid, type, error } = program.check()
  if (!valid) return { problem: describe(error) }
  if (type !== 'bool' && type !== 'dyn') return { problem: `its value must be true or false, and is ${String(type)}` }
  return {
    paths: [...new Set(listPaths(program.ast))],
    compare: (values) => compareSides(dynamic, words, program.ast, values),
    evaluate(values) {
      const steps = countEntries(values) ** loops
      if (steps > MAX_STEPS) return { problem: `it takes more than ${String(MAX_STEPS)} steps` }
      try {
        const value: unknown = RUN.runInContext(createContext({ run: (): unknown => evaluate(values) }), {
          timeout: TIMEOUT_MS,
        })
        return typeof value === 'boolean' ? { value } : { problem: 'its value is neither true nor false' }
      } catch (error) {
        return { problem: describe(error) }
      }
    },
  }
}

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=']

function compareSides(
  environment: Environment,
  words: string,
  { op, args }: ASTNode,
  values: { readonly [name: string]: unknown },
): readonly [bigint, bigint] | undefined {
  if (!COMPARISONS.includes(op)) return undefined
  const sides = listParts(args).map(({ start, end }): unknown => environment.evaluate(words.slice(start, end), values))
  const [left, right] = sides
  return typeof left === 'bigint' && typeof right === 'bigint' ? [left, right] : undefined
}

/** In a context of its own, since only that can be stopped. */
const RUN = new Script('run()')

/** An environment without variables. `offset` is the zone of days, in minutes. */
export function createEnvironment(offset: number, options: EnvironmentOptions = {}): Environment {
  return new Environment({ ...options, limits: LIMITS })
    .registerFunction('sum(list<int>): int', (list: readonly bigint[]) =>
      list.reduce((total, item) => total + item, 0n),
    )
    .registerFunction('peso(int): int', (pesos: bigint) => pesos * 100n)
    .registerFunction('day(string): string', (instant: string) => toDay(instant, offset))
    .registerFunction('isAscending(list<int>): bool', isAscending)
    .registerFunction('isAscending(list<string>): bool', isAscending)
    .registerFunction('isDescending(list<int>): bool', isDescending)
    .registerFunction('isDescending(list<string>): bool', isDescending)
    .registerFunction('divideDown(int, int): int', divideDown)
    .registerFunction('divideUp(int, int): int', (a: bigint, b: bigint) => -divideDown(-a, b))
    .registerFunction('divideHalfUp(int, int): int', (a: bigint, b: bigint) => divideDown(2n * a + b, 2n * b))
}

/** Whether no item is less than the one before it. */
function isAscending(list: readonly (bigint | string)[]): boolean {
  return list.every((item, index) => index === 0 || (list[index - 1] ?? item) <= item)
}

function isDescending(list: readonly (bigint | string)[]): boolean {
  return isAscending(list.toReversed())
}

function divideDown(a: bigint, b: bigint): bigint {
  return a / b - (a % b !== 0n && a < 0n !== b < 0n ? 1n : 0n)
}

function toDay(instant: string, offset: number): string {
  return new Date(new Date(instant).getTime() + offset * 60_000).toISOString().slice(0, 10)
}

function describe(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: String(error) }
  return message.includes('timed out') ? `it takes more than ${String(TIMEOUT_MS)} ms` : (message.split('\n')[0] ?? '')
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value
}

/** The parts of an expression, however they are nested in lists. */
function listParts(value: unknown): ASTNode[] {
  if (isNode(value)) return [value]
  return Array.isArray(value) ? value.flatMap(listParts) : []
}

function getCall({ op, args }: ASTNode): string | undefined {
  return (op === 'call' || op === 'rcall') && Array.isArray(args) ? String(args[0]) : undefined
}

function findForbidden(node: ASTNode): string | undefined {
  if (node.op === '/') return 'a division must name its rounding: divideDown, divideUp or divideHalfUp'
  const isFraction = node.op === 'value' && typeof node.args === 'number'
  const why = isFraction ? FORBIDDEN['double'] : FORBIDDEN[getCall(node) ?? '']
  return (
    why ??
    listParts(node.args)
      .map(findForbidden)
      .find((found) => found !== undefined)
  )
}

/** How deep loops are nested. */
function countLoops(node: ASTNode): number {
  const inner = Math.max(0, ...listParts(node.args).map(countLoops))
  // The list that a loop goes through is not inside it.
  const [, source, body] = Array.isArray(node.args) ? (node.args as unknown[]) : []
  if (node.op !== 'rcall' || !LOOPS.includes(getCall(node) ?? '')) return inner
  return Math.max(isNode(source) ? countLoops(source) : 0, 1 + Math.max(0, ...listParts(body).map(countLoops)))
}

/** Lists the places that an expression reads of its variables; of loops only what they go through. */
function listPaths(node: ASTNode, own: readonly string[] = []): string[] {
  const path = getPath(node)
  if (path !== undefined) return own.includes(path.split('.')[0] ?? '') ? [] : [path]
  const args: unknown[] = Array.isArray(node.args) ? node.args : []
  const isLoop = node.op === 'rcall' && LOOPS.includes(getCall(node) ?? '')
  const [name] = isLoop ? listParts(args[2]) : []
  const hidden = name?.op === 'id' ? [...own, String(name.args)] : own
  return args.flatMap((part, index) =>
    listParts(part).flatMap((inner) => (inner === name ? [] : listPaths(inner, index > 1 ? hidden : own))),
  )
}

function getPath({ op, args }: ASTNode): string | undefined {
  if (op === 'id') return String(args)
  if (op !== '.' || !Array.isArray(args)) return undefined
  const [source, field] = args as unknown[]
  const path = isNode(source) ? getPath(source) : undefined
  return path === undefined ? undefined : `${path}.${String(field)}`
}

function countEntries(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((total: number, item) => total + 1 + countEntries(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((total: number, item) => total + countEntries(item), 0)
}
