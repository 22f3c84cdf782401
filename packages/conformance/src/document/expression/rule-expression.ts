import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { NamedPlaces } from '@tumpak/contract-kit/rules.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { findPlaceSchema, type RuleScope } from '../rule-problems.ts'
import { readZoneOffset } from '../zone.ts'
import { compileExpression, createEnvironment, type Evaluation, type Expression } from './expression.ts'
import { getShape } from '../schema/shape.ts'
import { SchemaTypes, toExpressionValue } from './schema-values.ts'

/** What a request sends, by the place of a parameter. */
export interface SentRequest {
  body?: unknown
  path: { [name: string]: unknown }
  query: { [name: string]: unknown }
  header: { [name: string]: unknown }
}

/** What an expression says of an operation: its request and response, and places before and after it. */
export interface RuleValues {
  /** The values of the places, by the names that the rule gives them. */
  places: { readonly [name: string]: unknown }
  old?: { readonly [name: string]: unknown }
  request?: SentRequest
  response?: unknown
}

/** An expression of a rule, with the schemas of what it names. */
export interface RuleExpression {
  readonly paths: Expression['paths']
  /** Evaluates it for values as they were sent and received. */
  evaluate(values: RuleValues): Evaluation
  /** The whole numbers that it compares; see `Expression`. */
  compare(values: RuleValues): ReturnType<Expression['compare']>
}

/** Which variables an expression may use besides its places. */
export interface RuleParts {
  operation?: Operation
  /** Whether there is a response, and values before the request. */
  isAfter?: boolean
}

/**
 * Compiles the expression of a rule against the schemas of the places that it names.
 *
 * @returns `problem` if a place or a name is not in the document, or the expression is not allowed
 */
export function compileRule(
  scope: RuleScope,
  words: string,
  places: NamedPlaces,
  { operation, isAfter = false }: RuleParts = {},
): RuleExpression | { problem: string } {
  const { root } = scope
  const offset = readZoneOffset(root) ?? 0
  const environment = createEnvironment(offset)
  const types = new SchemaTypes(root, environment)
  const schemas = new Map<string, DocumentNode>()
  for (const [name, { read, pointer }] of Object.entries(places)) {
    const reading = scope.all.find(({ id }) => id === read)
    if (reading === undefined) return { problem: `the document has no operation ${read}` }
    const schema = findPlaceSchema(scope, reading, pointer)
    if (schema === undefined) return { problem: `the payload of ${read} has no ${pointer}` }
    schemas.set(name, schema)
  }
  const declared = [...schemas].map(([name, schema]) => [name, types.declare(schema, 'response') ?? 'dyn'] as const)
  for (const [name, type] of declared) environment.registerVariable(name, type)
  const input = operation && listInputSchemas(root, operation)
  if (input !== undefined) {
    const fields = [...input].map(([name, { schema }]) => [name, types.declare(schema, 'request')] as const)
    environment.registerVariable('request', types.declareFields(fields))
  }
  const response = operation && isAfter ? findPlaceSchema(scope, operation, '') : undefined
  if (isAfter) environment.registerVariable('old', types.declareFields(declared))
  if (response !== undefined) environment.registerVariable('response', types.declare(response, 'response') ?? 'dyn')
  const expression = compileExpression(environment, words, offset)
  if ('problem' in expression) return expression
  const convertAll = (values: { readonly [name: string]: unknown }): { [name: string]: unknown } =>
    leaveOutMissing([...schemas].map(([name, node]) => [name, toExpressionValue(root, node, values[name], 'response')]))
  const convert = ({ places, old, request, response: payload }: RuleValues): { [name: string]: unknown } => ({
    ...convertAll(places),
    ...(old !== undefined && { old: convertAll(old) }),
    ...(request !== undefined && {
      request: leaveOutMissing(
        [...(input ?? [])].map(([name, { schema, read }]) => [
          name,
          toExpressionValue(root, schema, read(request), 'request'),
        ]),
      ),
    }),
    ...(response !== undefined && { response: toExpressionValue(root, response, payload, 'response') }),
  })
  return {
    paths: expression.paths,
    evaluate: (values) => expression.evaluate(convert(values)),
    compare: (values) => expression.compare(convert(values)),
  }
}

interface InputField {
  schema: DocumentNode
  read: (input: SentRequest) => unknown
}

/** The fields of an operation's body and its parameters, by name. */
function listInputSchemas(root: RuleScope['root'], { parameters, body }: Operation): Map<string, InputField> {
  const fields = new Map<string, InputField>()
  for (const { name, in: place, schema } of parameters)
    if (place !== 'cookie') fields.set(name, { schema, read: (input) => input[place][name] })
  if (body === undefined) return fields
  const { properties } = getShape(root, body.schema)
  for (const [name, schema] of properties)
    fields.set(name, { schema, read: (input) => (isJson(input.body) ? at(input.body, `/${name}`) : undefined) })
  return fields
}

function leaveOutMissing(entries: Iterable<readonly [name: string, value: unknown]>): { [name: string]: unknown } {
  return Object.fromEntries([...entries].filter(([, value]) => value !== undefined))
}
