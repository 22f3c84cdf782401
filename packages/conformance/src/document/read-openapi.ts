import type { Json } from '@tumpak/contract-kit/json.ts'
import {
  assertOpenapi,
  describeDocument,
  readDocument,
  type LoadedDocument,
} from '@tumpak/contract-kit/load-document.ts'
import { convertSwagger, isSwagger } from './convert-swagger.ts'

/** An OpenAPI document in the version that the harness reads. */
export interface OpenapiDocument extends LoadedDocument {
  /** The version that was converted, if one was. */
  convertedFrom?: string
}

/** Reads an OpenAPI document, 2.0 or 3, from a file or a value. Throws a readable message if it is none. */
export function readOpenapi(given: string | Json): OpenapiDocument {
  const root = typeof given === 'string' ? readDocument(given) : given
  if (isSwagger(root)) return { ...describeDocument(convertSwagger(root)), convertedFrom: '2.0' }
  assertOpenapi(root, typeof given === 'string' ? given : 'the document')
  return describeDocument(root)
}
