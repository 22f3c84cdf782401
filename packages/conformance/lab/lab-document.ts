import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { LabResponse } from './lab-client.ts'

interface Part {
  [key: string]: Part
}

/** Returns the violations of the lab's document in a response. Uses Ajv alone, to be independent of the harness. */
export function getViolations({ operationId, status, contentType, body }: LabResponse): string[] {
  const responses = toOperation(operationId)['responses'] ?? {}
  const documented = responses[String(status)] ?? (status >= 400 && status < 500 ? REFUSAL : undefined)
  if (documented === undefined) return [`status ${status} is not documented`]
  const content = documented['content']
  if (content === undefined) return body === undefined ? [] : ['there is a body']
  const faults = contentType.startsWith('application/json') ? [] : [`content type ${contentType}`]
  const validate = ajv.getSchema(`lab:/${String(content['application/json']?.['schema']?.['$ref'])}`)
  if (validate === undefined) return [...faults, 'no schema']
  if (validate(body) === true) return faults
  return [...faults, ...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)]
}

const folder = new URL('./', import.meta.url)
const document = parse(readFileSync(new URL('openapi.yaml', folder), 'utf8')) as Part
const schemas = parse(readFileSync(new URL('schemas.yaml', folder), 'utf8')) as Part
const REFUSAL = document['components']?.['responses']?.['Refusal']

const ajv = new Ajv2020({ allErrors: true, strict: false })
// oxlint-disable-next-line typescript/no-unsafe-call -- the type of its CommonJS default does not resolve
addFormats.default(ajv)
ajv.addSchema({ $id: 'lab:/schemas.yaml', ...strictly(schemas) })

/** Closes every object, so that undocumented fields are violations. */
function strictly(part: Part): Part {
  if (Array.isArray(part) || typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([key, field]) => [key, strictly(field)]))
  const isObject = String(part['type']) === 'object' && part['properties'] !== undefined
  return isObject ? { ...inner, unevaluatedProperties: false as unknown as Part } : inner
}

function toOperation(operationId: string): Part {
  const items = Object.values(document['paths'] ?? {}).flatMap((item) => Object.values(item))
  const found = items.find((operation) => String(operation['operationId']) === operationId)
  if (found === undefined) throw new Error(`The lab's document has no call ${operationId}`)
  return found
}
