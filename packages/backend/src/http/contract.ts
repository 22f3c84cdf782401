import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json } from '@tumpak/contract-kit/json.ts'
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
  readonly sinceVersionCode?: number
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

/** The parts of the document that this file reads itself. */
interface Document extends Json {
  readonly 'x-codes': readonly DocumentedCode[]
  readonly paths: { readonly [path: string]: { readonly [method: string]: { 'x-codes'?: readonly DocumentedCode[] } } }
  readonly components: { readonly securitySchemes: { readonly session: { readonly name: string } } }
}

interface DocumentedCode {
  readonly name: string
  readonly code: number
  readonly messages?: Code['messages']
  readonly sinceVersionCode?: number
}

/** Reads the bundled document, and compiles a validator for every input. */
export function readContract(file: string): Contract {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document
  const readCodes = createCodeReader(document)
  const [bodies, parameters] = [createAjv(document, false), createAjv(document, true)]
  const routes = readOperations(document).map((operation): Route => {
    const { body, method, path, responses } = operation
    return {
      operation,
      codes: readCodes(document.paths[path]?.[method.toLowerCase()]?.['x-codes']),
      isNoStore: responses.some(({ headers }) => headers.some(({ name }) => /^cache-control$/i.test(name))),
      checkParameters: parameters.compile(toParameterSchema(operation)),
      checkBody: body === undefined ? undefined : bodies.compile({ $ref: `document#${escape(body.schema.pointer)}` }),
    }
  })
  const features = new Set(routes.flatMap(({ operation: { feature } }) => feature ?? []))
  const cookieName = document.components.securitySchemes.session.name
  return { routes, common: readCodes(document['x-codes']), cookieName, features: [...features] }
}

/** Reads codes by their names. One without texts has those of the first operation with its name. */
function createCodeReader({ paths }: Document) {
  const all = Object.values(paths).flatMap((path) => Object.values(path).flatMap((one) => one['x-codes'] ?? []))
  const texts = new Map(all.toReversed().flatMap(({ name, messages }) => (messages ? [[name, messages] as const] : [])))
  return (codes: readonly DocumentedCode[] = []): ReadonlyMap<string, Code> =>
    new Map(codes.map((one) => [one.name, { ...one, messages: one.messages ?? texts.get(one.name) ?? {} }]))
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
