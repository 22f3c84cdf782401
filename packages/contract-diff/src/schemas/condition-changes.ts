import { isJson } from '@tumpak/contract-kit/json.ts'
import { part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Finding } from '../change.ts'
import { nameAllowed, tightness, type Allowed } from './allowed.ts'
import { getConsumer, type Comparison } from './comparison.ts'
import type { FlatSchema } from './flat-schema.ts'
import type { Shift } from './limits.ts'

type Report = (rule: string, shift: Shift, text: string) => void
type Compare = (comparison: Comparison, old: DocumentNode, now: DocumentNode, label: string) => void

/**
 * Compares `if`, `then` and `else`. A narrower `if` applies `then` to fewer values and `else` to more, so that its
 * direction is clear only without one of them.
 */
export function conditionChanges(
  comparison: Comparison,
  a: FlatSchema,
  b: FlatSchema,
  label: string,
  report: Report,
  compare: Compare,
): void {
  const { pairs, gone, added } = pairConditions(a.conditions, b.conditions)
  for (const one of gone) report('condition', 'wider', `a rule is gone: ${nameCondition(one)}`)
  for (const one of added) report('condition', 'narrower', `a rule is new: ${nameCondition(one)}`)
  const { old: oldRoot, now: nowRoot } = comparison.roots
  for (const [old, now] of pairs) {
    for (const keyword of ['then', 'else']) {
      const [had, has] = [getAllowed(oldRoot, old, keyword), getAllowed(nowRoot, now, keyword)]
      if (typeof had === 'object' && typeof has === 'object') compare(comparison, had, has, `${label} (${keyword})`)
      else if (tightness(had) !== tightness(has)) {
        const shift = tightness(has) > tightness(had) ? 'narrower' : 'wider'
        report(keyword, shift, `${keyword} allowed ${nameAllowed(had)}, allows ${nameAllowed(has)}`)
      }
    }
    const [was, is] = [getAllowed(oldRoot, old, 'if'), getAllowed(nowRoot, now, 'if')]
    const hasElse = [old, now].some((one) => isRule(one.value['else']))
    const hasThen = [old, now].some((one) => isRule(one.value['then']))
    if (typeof was !== 'object' || typeof is !== 'object') {
      if (was !== is) report('if', 'other', `the condition of a rule was ${nameAllowed(was)}, is ${nameAllowed(is)}`)
    } else if (hasThen && hasElse) {
      const changes: Finding[] = []
      compare({ ...comparison, seen: new Map(), add: (one) => void changes.push(one) }, was, is, label)
      if (changes.length > 0) report('if', 'other', `the condition of then and else is another: ${nameCondition(now)}`)
    } else {
      const producer = hasThen ? getConsumer(comparison.producer) : comparison.producer
      compare({ ...comparison, producer }, was, is, `${label} (if)`)
    }
  }
}

/** Pairs the rules with the same condition, then the others by their order. */
function pairConditions(
  old: readonly DocumentNode[],
  now: readonly DocumentNode[],
): { pairs: [DocumentNode, DocumentNode][]; gone: DocumentNode[]; added: DocumentNode[] } {
  const [gone, added] = [[...old], [...now]]
  const pairs: [DocumentNode, DocumentNode][] = []
  const pair = (isPair: (one: DocumentNode, other: DocumentNode) => boolean): void => {
    for (const one of [...gone]) {
      const other = added.find((candidate) => isPair(one, candidate))
      if (other === undefined) continue
      pairs.push([one, other])
      gone.splice(gone.indexOf(one), 1)
      added.splice(added.indexOf(other), 1)
    }
  }
  pair((one, other) => nameCondition(one) === nameCondition(other))
  pair(() => true)
  return { pairs, gone, added }
}

/** Whether a subschema forbids anything. */
function isRule(value: unknown): boolean {
  return value === false || (isJson(value) && Object.keys(value).length > 0)
}

function getAllowed(root: Comparison['roots']['old'], node: DocumentNode, keyword: string): Allowed {
  const value = node.value[keyword]
  if (value === false) return 'nothing'
  return isRule(value) ? part(root, node, keyword) : 'everything'
}

function nameCondition({ value }: DocumentNode): string {
  return `if ${JSON.stringify(value['if']).slice(0, 60)}`
}
