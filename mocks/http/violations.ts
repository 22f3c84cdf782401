import type { ErrorObject } from 'ajv/dist/2020.js'
import type { PrismHttpComponents } from '@stoplight/prism-http'
import type { DocumentOperation } from './document.ts'

/** One error in a request, in Prism's form. */
export type Violation = Parameters<PrismHttpComponents['mock']>[0]['input']['validations'][number]

/** What is wrong with a field; the name of a text in `mocks/messages`. */
export type ViolationKind = 'required' | 'format' | 'range' | 'malformed' | 'malformedForm' | 'contentType'

/** Prism's severity of an error, which it does not export. */
const ERROR = 0
/** The code that distinguishes our security check from input checks. */
export const SESSION_VIOLATION = 401

export function violation(code: string | number, message: string, path: string[] = []): Violation {
  return { code, message, path, severity: ERROR }
}

/** Converts an error of a 2020-12 validator to Prism's form. */
export function fromAjv(error: ErrorObject): Violation {
  const path = ['body', ...error.instancePath.split('/').filter((step) => step !== '')]
  return violation(error.keyword, error.message ?? 'is not valid', path)
}

const RANGE_KEYWORDS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'])

/** The field that a violation concerns (as the document spells it) and its kind. */
export function describeViolation(
  found: Violation,
  operation: DocumentOperation,
): { field: string; kind: ViolationKind } {
  const code = String(found.code)
  if (code === 'malformed' || code === 'malformedForm') return { field: 'body', kind: code }
  if (code === 'contentType' || code === '415') return { field: 'Content-Type', kind: 'contentType' }
  const [place = 'body', ...steps] = found.path ?? []
  const missing = /required property '([^']+)'/.exec(found.message)?.[1]
  const raw = [...steps, ...(missing === undefined ? [] : [missing])].join('.')
  // Prism knows parameters only by their lower-case names.
  const named =
    place === 'body' ? raw : operation.parameters.find((one) => one.name.toLowerCase() === raw.toLowerCase())?.name
  const kind = code === 'required' ? 'required' : RANGE_KEYWORDS.has(code) ? 'range' : 'format'
  return { field: (named ?? raw) || 'body', kind }
}
