import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Step } from '../../context/exchanges.ts'
import { isRead } from '../../context/risk.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** A write with the reads of the same thing before and after it. */
export interface Trial {
  before: RequestResult | undefined
  write: RequestResult
  after: RequestResult | undefined
}

/** The steps of a request, and of the read that must show what it made. `pointer` is the place in the read's body. */
export function readAfter(write: RequestResult, read: RequestResult, pointer?: string): Step[] {
  return [
    { label: isRead(write.operation) ? 'earlier read' : 'write', result: write },
    { label: 'read after', result: read, pointer },
  ]
}

/** A body with values for fields that only the server sets. */
export interface ForeignFields {
  body: Json
  values: Json
}
