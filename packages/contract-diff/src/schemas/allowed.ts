import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** What a keyword allows: everything, nothing, or what a schema describes. */
export type Allowed = 'everything' | 'nothing' | DocumentNode

export function tightness(allowed: Allowed): number {
  return allowed === 'everything' ? 0 : allowed === 'nothing' ? 2 : 1
}

export function nameAllowed(allowed: Allowed): string {
  return typeof allowed === 'object' ? 'a schema' : allowed
}
