import type { RequestInput, RawBody } from '../http/request-result.ts'

/** One request and its expected effect. */
export interface Case {
  label: string
  /** The input: `body/amount`, `query/pageNum`. */
  at: string
  keyword: string
  /** `inside` must not be refused as bad input, `outside` must be; `either` gets only the checks of every response. */
  kind: 'inside' | 'outside' | 'either'
  input: RequestInput
  raw?: RawBody
  method?: string
  proposed: boolean
  /** The rule's place in the document. */
  rule: string
}
