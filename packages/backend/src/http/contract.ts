import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isPeso } from '@tumpak/contract-kit/peso.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'

export const LANGUAGES = ['en-US', 'vi-VN'] as const
export type Language = (typeof LANGUAGES)[number]

/** A refusal as the document describes it. */
interface Code {
  readonly code: number
  readonly messages: Readonly<Partial<Record<Language, string>>>
  /** The lowest `versionCode` of an app that knows it. */
  readonly sinceVersionCode: number | undefined
}

/** One operation, ready to serve. */
export interface Route {
  readonly operation: Operation
  readonly codes: ReadonlyMap<string, Code>
  readonly isNoStore: boolean
  /** The query, headers and path parameters, with their values converted to the documented types. */
  readonly checkParameters: ValidateFunction
  readonly checkBody: ValidateFunction | undefined
}

export interface Contract {
  readonly routes: readonly Route[]
  readonly common: ReadonlyMap<string, Code>
  readonly cookieName: string
  /** The optional parts that some operations belong to. This server has them all. */
  readonly features: readonly string[]
}

/** Reads the bundled document, and compiles a validator for every input. */
export function readContract(file: string): Contract {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Json
  const common = readCodes(document['x-codes'])
  const messages = readMessages(document)
  const [bodies, parameters] = [createAjv(document, false), createAjv(document, true)]
  const routes = readOperations(document).map((operation): Route => {
    const node = document['paths'] as { [path: string]: { [method: string]: Json } }
    const own = node[operation.path]?.[operation.method.toLowerCase()]
    if (own === undefined) throw new Error(`The document has no ${operation.method} ${operation.path}.`)
    const body = operation.body
    return {
      operation,
      codes: readCodes(own['x-codes'], messages),
      isNoStore: operation.responses.some(({ headers }) => headers.some(({ name }) => /^cache-control$/i.test(name))),
      checkParameters: parameters.compile(toParameterSchema(operation)),
      checkBody: body === undefined ? undefined : bodies.compile({ $ref: `document#${escape(body.schema.pointer)}` }),
    }
  })
  const { securitySchemes } = document['components'] as { securitySchemes: { session: { name: string } } }
  const features = new Set(routes.flatMap(({ operation: { feature } }) => feature ?? []))
  return { routes, common, cookieName: securitySchemes.session.name, features: [...features] }
}

function createAjv(document: Json, isConverting: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false, coerceTypes: isConverting, useDefaults: isConverting })
  addFormats.default(ajv)
  ajv.addFormat('peso', { type: 'number', validate: isPeso })
  ajv.addSchema(document, 'document')
  return ajv
}

/** A fragment of a JSON pointer, as `$ref` writes it. */
function escape(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/')
}

/** One schema for all parameters: an object of the places `path`, `query` and `header`. */
function toParameterSchema(operation: Operation): Json {
  const getPlace = (place: string): Json => {
    const own = operation.parameters.filter((parameter) => parameter.in === place)
    const getName = (name: string): string => (place === 'header' ? name.toLowerCase() : name)
    return {
      type: 'object',
      required: own.filter(({ required }) => required).map(({ name }) => getName(name)),
      properties: Object.fromEntries(
        own.map(({ name, schema }) => [getName(name), { $ref: `document#${escape(schema.pointer)}` }]),
      ),
    }
  }
  return {
    type: 'object',
    properties: { path: getPlace('path'), query: getPlace('query'), header: getPlace('header') },
  }
}

function listCodes(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

/** The texts of each code by its name: a code without texts has those of another operation. */
function readMessages(document: Json): Map<string, Code['messages']> {
  const paths = Object.values(document['paths'] as { [path: string]: { [method: string]: Json } })
  const all = paths.flatMap((path) => Object.values(path).flatMap((operation) => listCodes(operation['x-codes'])))
  const found = new Map<string, Code['messages']>()
  for (const { name, messages } of all)
    if (isJson(messages) && !found.has(String(name))) found.set(String(name), messages as Code['messages'])
  return found
}

function readCodes(value: unknown, messages = new Map<string, Code['messages']>()): Map<string, Code> {
  return new Map(
    listCodes(value).map((one) => [
      String(one['name']),
      {
        code: Number(one['code']),
        messages: (one['messages'] as Code['messages'] | undefined) ?? messages.get(String(one['name'])) ?? {},
        sinceVersionCode: typeof one['sinceVersionCode'] === 'number' ? one['sinceVersionCode'] : undefined,
      },
    ]),
  )
}
