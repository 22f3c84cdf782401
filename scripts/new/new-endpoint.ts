import type { NewCode } from './codes.ts'

/** An operation that is added. */
export interface NewEndpoint {
  tag: string
  id: string
  /** The name of its files. */
  file: string
  path: string
  /** The parameters in its path. */
  parameters: readonly string[]
  isWrite: boolean
  /** The schema of its payload. */
  schema: string
  /** The schema of the rows that it returns in pages. */
  row: string | undefined
  codes: readonly NewCode[]
  /** The fields of a write's body. */
  fields: readonly string[]
}
