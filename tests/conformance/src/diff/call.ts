import type { DocumentNode } from '../document/schema-node.ts'
import type { Roots } from './branches.ts'
import type { Finding } from './change.ts'

/** One operation of a document with the path that it stands under. */
export interface CallNode {
  readonly name: string
  readonly node: DocumentNode
  readonly pathItem: DocumentNode
}

/** What a comparison of one call needs. */
export interface CallComparison {
  readonly roots: Roots
  readonly add: (finding: Finding) => void
}
