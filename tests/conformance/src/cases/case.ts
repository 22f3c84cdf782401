import type { CallInput, RawBody } from '../http/answer.ts'

/** One request and what it is built to cause. */
export interface Case {
  label: string
  /** Which input: `body/amount`, `query/pageNum`. */
  at: string
  keyword: string
  /** Inside must not be refused as bad input, outside must be, either is judged by what holds for every answer. */
  kind: 'inside' | 'outside' | 'either'
  input: CallInput
  raw?: RawBody
  method?: string
  proposed: boolean
  /** The place of the rule in the document. */
  rule: string
}
