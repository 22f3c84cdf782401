import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { FORM_TYPE, follow, JSON_TYPE, type DocumentOperation } from './document.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { isPeso } from '@tumpak/contract-kit/peso.ts'

/** A difference between a response and the document: the place in each, and the reason. */
interface ResponseMismatch {
  pointer: string
  rule: string
  message: string
}

/** The document's schemas as validators, compiled on first use. */
export interface Schemas {
  checkResponse(operation: DocumentOperation, status: number, body: unknown): ResponseMismatch | undefined
  checkBody(operation: DocumentOperation, body: unknown): ErrorObject[]
}

interface Branch {
  success: boolean | undefined
  pointer: string
}

/** Splits a response's schema into the branches of the envelope's `success`. */
function toBranches(document: Json, schema: unknown, pointer: string): Branch[] {
  const top = follow(document, schema, pointer)
  const union = top.node['oneOf']
  if (!Array.isArray(union)) return [{ success: undefined, pointer: top.pointer }]
  return union.map((part, i) => {
    const branch = follow(document, part, `${top.pointer}/oneOf/${i}`)
    const properties = isJson(branch.node['properties']) ? branch.node['properties'] : {}
    const success =
      properties['success'] === undefined ? undefined : follow(document, properties['success']).node['const']
    return { success: typeof success === 'boolean' ? success : undefined, pointer: branch.pointer }
  })
}

/** Creates validators (JSON Schema 2020-12) for a bundled document. */
export function createSchemas(document: Json): Schemas {
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv)
  ajv.addFormat('peso', { type: 'number', validate: isPeso })
  ajv.addSchema(document, 'document')
  const compiled = new Map<string, ValidateFunction>()
  const branches = new Map<string, Branch[]>()

  const validator = (pointer: string): ValidateFunction => {
    let found = compiled.get(pointer)
    if (found === undefined) {
      found = ajv.compile({ $ref: `document#${pointer.split('/').map(encodeURIComponent).join('/')}` })
      compiled.set(pointer, found)
    }
    return found
  }
  const responseBranches = (operation: DocumentOperation, status: number): Branch[] => {
    const key = `${operation.id} ${status}`
    let found = branches.get(key)
    if (found === undefined) {
      const responses = operation.raw['responses'] as Json
      const name = String(status) in responses ? String(status) : 'default'
      const response =
        responses[name] === undefined
          ? undefined
          : follow(document, responses[name], `${operation.pointer}/responses/${name}`)
      const content = response?.node['content']
      const json = isJson(content) ? content['application/json'] : undefined
      const at = `${response?.pointer}/content/application~1json/schema`
      found = isJson(json) && json['schema'] !== undefined ? toBranches(document, json['schema'], at) : []
      branches.set(key, found)
    }
    return found
  }

  return {
    checkResponse(operation, status, body) {
      const candidates = responseBranches(operation, status)
      const success = isJson(body) ? body['success'] : undefined
      const branch = candidates.find((one) => one.success === success) ?? candidates[0]
      if (branch === undefined)
        return {
          pointer: '',
          rule: `${operation.pointer}/responses`,
          message: `has no documented response with status ${status}`,
        }
      const validate = validator(branch.pointer)
      if (validate(body)) return undefined
      const error = validate.errors?.[0]
      return {
        pointer: error?.instancePath ?? '',
        rule: branch.pointer + (error?.schemaPath ?? ''),
        message: error?.message ?? 'is not valid',
      }
    },
    checkBody(operation, body) {
      const request = follow(document, operation.raw['requestBody'], `${operation.pointer}/requestBody`)
      const content = request.node['content']
      const type = operation.takesForm ? FORM_TYPE : JSON_TYPE
      if (!isJson(content) || content[type] === undefined) return []
      const validate = validator(`${request.pointer}/content/${type.replace('/', '~1')}/schema`)
      return validate(body) ? [] : (validate.errors ?? [])
    },
  }
}
