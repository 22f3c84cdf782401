import type { IncomingMessage } from 'node:http'
import type { RequestContext } from './request-context.ts'
import type { DocumentOperation } from './document.ts'
import { readBody, readBytes } from './read-body.ts'
import { readForm } from './form.ts'

/** The largest accepted form. A picture's own limit is lower, so that the handler can refuse it with a text. */
const MAX_FORM_BYTES = 24 * 1024 * 1024
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i
const FORM_TYPE = /^multipart\/form-data\b/i

/** The body of a request: a JSON value or a form, nothing, or why it cannot be read. */
export type SentBody = Pick<RequestContext, 'bodyProblem' | 'form'> & { body: unknown }

const nothing = (bodyProblem?: RequestContext['bodyProblem']): SentBody => ({
  body: undefined,
  form: undefined,
  bodyProblem,
})

function parseJson(operation: DocumentOperation, contentType: string, text: string): SentBody {
  if (!operation.hasBody || text === '') return nothing()
  if (!JSON_TYPE.test(contentType)) return nothing('contentType')
  try {
    return { ...nothing(), body: JSON.parse(text) }
  } catch {
    return nothing('malformed')
  }
}

/** Reads the body of a request in the document's format; 'tooLarge' over the server's limit. */
export async function readSent(operation: DocumentOperation, request: IncomingMessage): Promise<SentBody | 'tooLarge'> {
  const contentType = request.headers['content-type'] ?? ''
  if (!operation.takesForm) {
    const text = await readBody(request)
    return text === 'tooLarge' ? text : parseJson(operation, contentType, text)
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES)
  if (bytes === 'tooLarge') return bytes
  if (!FORM_TYPE.test(contentType)) return nothing('contentType')
  const form = await readForm(contentType, bytes)
  return form === undefined ? nothing('malformedForm') : { ...nothing(), form }
}
