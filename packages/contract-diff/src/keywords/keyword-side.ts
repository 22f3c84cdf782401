import type { Json } from '@tumpak/contract-kit/json.ts'
import type { KeywordName, Party } from '@tumpak/contract-kit/keywords.ts'
import type { Roots } from '../branches.ts'
import type { Finding } from '../change.ts'
import type { OperationNode } from '../operation-node.ts'

/** A part of a document with keywords, in two versions. */
export interface KeywordSide {
  readonly roots: Roots
  readonly add: (finding: Finding) => void
  readonly old: Json
  readonly now: Json
  readonly place: string
  /** The name of the part, with which sentences begin; none for an operation. */
  readonly label?: string
  /** Who produces the value of a schema. */
  readonly producer?: Party
  /** The operation in both versions. */
  readonly operations?: readonly [OperationNode, OperationNode]
}

/** Reports what differs in a keyword of one part. */
export type CompareKeyword = (side: KeywordSide, name: KeywordName) => void

/** How much of a value is quoted. */
const MAX_QUOTED = 200

/** Formats a value of a document. */
export function quote(value: unknown): string {
  const words = value === undefined ? 'not there' : JSON.stringify(value)
  return words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words
}

/** Returns the label as the beginning of a sentence. */
export function toStart({ label }: KeywordSide): string {
  return label === undefined ? '' : `${label}: `
}

const words = new WeakMap<Json, ReadonlySet<string>>()

/**
 * Whether a document has a keyword anywhere. Where it has not, the keyword only says for programs what words said
 * before.
 */
export function hasKeyword(root: Json, name: KeywordName): boolean {
  const known =
    words.get(root) ?? new Set([...JSON.stringify(root).matchAll(/"(x-[a-z-]+)":/g)].map(([, one = '']) => one))
  words.set(root, known)
  return known.has(name)
}
