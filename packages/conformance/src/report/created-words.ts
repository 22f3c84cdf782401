import type { CreatedItem, RunReport } from '../context/run-report.ts'
import { visibleLine } from '../http/visible.ts'

/** What the run left on the server and what it deleted, as sentences: "Left behind: 53 appointments, 2 files." */
export function createdWords({ created = [] }: Pick<RunReport, 'created'>): string[] {
  const sentences = [
    ['Left behind', created.filter(({ isDeleted }) => !isDeleted)],
    ['Deleted at the end', created.filter(({ isDeleted }) => isDeleted)],
  ] as const
  return sentences.filter(([, items]) => items.length > 0).map(([words, items]) => `${words}: ${countKinds(items)}.`)
}

function countKinds(items: readonly CreatedItem[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, count]) => `${String(count)} ${visibleLine(count === 1 ? toSingular(kind) : kind)}`)
    .join(', ')
}

function toSingular(kind: string): string {
  return kind
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}
