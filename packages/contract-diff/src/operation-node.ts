import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from './branches.ts'
import type { Finding } from './change.ts'

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** One operation of a document with its path. */
export interface OperationNode {
  readonly name: string
  readonly node: DocumentNode
  readonly pathItem: DocumentNode
}

/** The context of comparing one operation. */
export interface OperationComparison {
  readonly roots: Roots
  readonly add: (finding: Finding) => void
}
