import { FORM_TYPE, JSON_TYPE, type BusinessCode } from '../http/document.ts'
import { refuse } from '../http/envelope.ts'
import type { Responder, ExampleResponder } from '../http/prism.ts'
import { problem } from '../http/problem.ts'
import type { MockResponse, MockRequest } from '../http/request-context.ts'
import type { Schemas } from '../http/schemas.ts'
import { describeViolation, SESSION_VIOLATION, type Violation } from '../http/violations.ts'
import { fill, getMessages } from '../messages/messages.ts'
import { findHandler } from './registry.ts'
import { runHandler } from './run-handler.ts'

interface ResponderParts {
  schemas: Schemas
  commonCodes: readonly BusinessCode[]
  example: ExampleResponder
}

function refuseInput(
  request: MockRequest,
  commonCodes: readonly BusinessCode[],
  violations: readonly Violation[],
): MockResponse | undefined {
  const { context } = request
  if (violations.some((one) => one.code === SESSION_VIOLATION)) return refuse(context, commonCodes, 'sessionInvalid')
  // Severity 0 is an error; Prism also reports warnings, for example for deprecated parameters.
  const found = violations.find((one) => one.severity === 0)
  if (found === undefined) return undefined
  const { field, kind } = describeViolation(found, context.operation)
  return refuse(
    context,
    commonCodes,
    'badInput',
    {},
    fill(getMessages(context.language).input[kind], {
      field,
      type: context.operation.takesForm ? FORM_TYPE : JSON_TYPE,
    }),
  )
}

/**
 * Responds after Prism's checks: a refusal if they found an error, else the handler's response, else the document's
 * example. A response that breaks the document becomes an HTTP 500 with operation and pointer.
 */
export function createResponder({ schemas, commonCodes, example }: ResponderParts): Responder {
  return (request, violations) => {
    const { operation, prefer } = request.context
    const refusal = refuseInput(request, commonCodes, violations)
    if (refusal !== undefined) return refusal
    const handler = findHandler(operation.id)
    if (prefer !== undefined || handler === undefined) return example(request, prefer)
    const response = runHandler(handler, request, commonCodes)
    return checked(schemas, request, response)
  }
}

function checked(schemas: Schemas, request: MockRequest, response: MockResponse): MockResponse {
  const { operation } = request.context
  const found = schemas.checkResponse(operation, response.status, response.body)
  if (found === undefined) return response
  const detail = `${operation.id}: ${found.pointer || '/'} ${found.message}`
  return problem(500, 'The response breaks the document', {
    detail,
    operationId: operation.id,
    pointer: found.pointer,
    rule: found.rule,
  })
}
