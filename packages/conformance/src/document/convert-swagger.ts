import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { mapObjects } from '@tumpak/contract-kit/document-data.ts'
import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'

const MAX_REFS = 20

/** Whether a document is OpenAPI 2.0, also called Swagger. */
export function isSwagger(root: Json): boolean {
  return root['openapi'] === undefined && /^2(\.0)?$/.test(String(root['swagger']))
}

/** Converts OpenAPI 2.0 to 3.0. */
export function convertSwagger(root: Json): Json {
  const paths = Object.entries(isJson(root['paths']) ? root['paths'] : {})
  const inlined = { ...root, paths: Object.fromEntries(paths.map(([path, item]) => [path, inlinePath(root, item)])) }
  // The converter changes its input.
  const converted = upgradeFromTwoToThree(structuredClone({ ...inlined, swagger: '2.0' })) as Json
  return mapObjects(converted, (copy) => requireForm(allowNull(copy))) as Json
}

/**
 * Returns a path with its shared parameters and responses in place: the converter leaves a reference to a shared body
 * among the parameters, and does not convert other files.
 */
function inlinePath(root: Json, item: unknown): unknown {
  const path = follow(root, item)
  if (!isJson(path)) return path
  const shared = listParameters(root, path['parameters'])
  const isBody = ({ in: place }: Json): boolean => place === 'body' || place === 'formData'
  const operations = Object.entries(path).map(([method, operation]) => {
    if (!isJson(operation)) return [method, operation]
    const own = listParameters(root, operation['parameters'])
    const bodies = own.some(isBody) ? [] : shared.filter(isBody)
    const responses = Object.entries(isJson(operation['responses']) ? operation['responses'] : {})
    return [
      method,
      {
        ...operation,
        parameters: [...own, ...bodies],
        responses: Object.fromEntries(responses.map(([status, response]) => [status, follow(root, response)])),
      },
    ]
  })
  return { ...Object.fromEntries(operations), parameters: shared.filter((parameter) => !isBody(parameter)) }
}

function listParameters(root: Json, value: unknown): Json[] {
  return (Array.isArray(value) ? value : []).map((parameter: unknown) => follow(root, parameter)).filter(isJson)
}

/** What a reference leads to. */
function follow(root: Json, value: unknown): unknown {
  let found = value
  for (let step = 0; step < MAX_REFS && isJson(found) && typeof found['$ref'] === 'string'; step += 1)
    found = at(root, found['$ref'].replace(/^#/, ''))
  return found
}

/** Version 2.0 has no `nullable`; its generators write `x-nullable`. */
function allowNull({ 'x-nullable': nullable, ...copy }: Json): Json {
  return typeof nullable === 'boolean' ? { ...copy, nullable } : copy
}

/** Requires the body of a form that has a required field, which the converter forgets. */
function requireForm(copy: Json): Json {
  const { requestBody } = copy
  if (!isJson(requestBody) || requestBody['required'] !== undefined || !isJson(requestBody['content'])) return copy
  const isRequired = Object.entries(requestBody['content']).some(
    ([type, media]) => /form/.test(type) && (at(media, '/schema/required') as unknown[] | undefined)?.length,
  )
  return isRequired ? { ...copy, requestBody: { ...requestBody, required: true } } : copy
}
