import type { ErrorObject } from 'ajv/dist/2020.js'
import type { PrismHttpComponents } from '@stoplight/prism-http'
import type { DocumentOperation } from './document.ts'

/** One thing that is wrong with a request, as Prism reports it. */
export type Violation = Parameters<PrismHttpComponents['mock']>[0]['input']['validations'][number]

/** How a field is at fault; names the text in `mocks/messages`. */
export type FaultKind = 'required' | 'format' | 'range' | 'malformed' | 'malformedForm' | 'contentType'

/** Prism's severity for an error, written out since it exports none. */
const ERROR = 0
/** The code by which our security check is told apart from input checks. */
export const SESSION_VIOLATION = 401

export function violation(code: string | number, message: string, path: string[] = []): Violation {
  return { code, message, path, severity: ERROR }
}

/** Turns a 2020-12 validator's finding into Prism's form. */
export function fromAjv(error: ErrorObject): Violation {
  const path = ['body', ...error.instancePath.split('/').filter((step) => step !== '')]
  return violation(error.keyword, error.message ?? 'is not valid', path)
}

const RANGE_KEYWORDS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems'])

/** Says which field of the request a violation concerns (as the document spells it) and how. */
export function describeViolation(found: Violation, operation: DocumentOperation): { field: string; kind: FaultKind } {
  const code = String(found.code)
  if (code === 'malformed' || code === 'malformedForm') return { field: 'body', kind: code }
  if (code === 'contentType' || code === '415') return { field: 'Content-Type', kind: 'contentType' }
  const [place = 'body', ...steps] = found.path ?? []
  const missing = /required property '([^']+)'/.exec(found.message)?.[1]
  const raw = [...steps, ...(missing === undefined ? [] : [missing])].join('.')
  // Prism knows parameters by their lower-case names only.
  const named =
    place === 'body' ? raw : operation.parameters.find((one) => one.name.toLowerCase() === raw.toLowerCase())?.name
  const kind = code === 'required' ? 'required' : RANGE_KEYWORDS.has(code) ? 'range' : 'format'
  return { field: (named ?? raw) || 'body', kind }
}
