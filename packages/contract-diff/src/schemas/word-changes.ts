import { KEYWORDS, type Party } from '@tumpak/contract-kit/keywords.ts'
import type { Roots } from '../branches.ts'
import type { Finding } from '../change.ts'
import { keywordChanges } from '../keywords/keyword-changes.ts'
import { describeChange } from '../words.ts'
import type { FlatSchema } from './flat-schema.ts'

export interface WordComparison {
  readonly old: FlatSchema
  readonly now: FlatSchema
  readonly label: string
  readonly place: string
  readonly roots: Roots
  readonly producer: Party
  readonly add: (finding: Finding) => void
}

const WORDS = ['title', 'summary', 'example', 'examples', '$comment', 'externalDocs']

/** Compares a schema's annotations: texts, default, deprecation, extensions. */
export function wordChanges({ old, now, label, place, roots, producer, add }: WordComparison): void {
  const differ = (keyword: string) => !same(old.keywords.get(keyword), now.keywords.get(keyword))
  for (const keyword of WORDS.filter(differ)) {
    add({ rule: 'words', place, text: `${label}: another ${keyword}`, breaks: [], level: 'patch' })
  }
  const words = describeChange(old.keywords.get('description'), now.keywords.get('description'))
  if (words !== undefined) add({ ...words, place, text: `${label}: description ${words.text}` })
  if (differ('default')) {
    const [was, is] = [old.keywords.get('default'), now.keywords.get('default')]
    // A client that omits the property relies on the old default. In a response a default is only text.
    const isRelied = producer === 'apps' && was !== undefined
    const text = `${label}: the default was ${toText(was)}, is ${toText(is)}`
    add({ rule: 'default', place, text, breaks: isRelied ? ['apps'] : [] })
  }
  if (differ('deprecated')) {
    const text = `${label} ${now.keywords.get('deprecated') === true ? 'is deprecated' : 'is not deprecated any more'}`
    add({ rule: 'deprecated', place, text, breaks: [] })
  }
  const [was, is] = [Object.fromEntries(old.keywords), Object.fromEntries(now.keywords)]
  keywordChanges('schema', { roots, add, old: was, now: is, place, label, producer })
  const marks = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (one) => one.startsWith('x-') && !(one in KEYWORDS),
  )
  for (const mark of marks.filter(differ)) add({ rule: mark, place, text: `${label}: ${mark} has changed`, breaks: [] })
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function toText(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
