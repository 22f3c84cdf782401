import type { RequestInput, RawBody } from '../http/request-result.ts'

/** One request, and whether the server must accept it. */
export interface Case {
  label: string
  /** Which part of the input varies: `body/amount`, `query/pageNum`. */
  at: string
  keyword: string
  /** `inside` must not be refused as bad input, `outside` must be. `either` is checked like any response. */
  kind: 'inside' | 'outside' | 'either'
  input: RequestInput
  raw?: RawBody
  method?: string
  proposed: boolean
  /** The pointer of the rule in the document. */
  rule: string
}
