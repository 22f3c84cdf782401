import type { Finding, Party } from './change.ts'
import type { FlatSchema } from './flat-schema.ts'

export interface WordComparison {
  readonly old: FlatSchema
  readonly now: FlatSchema
  readonly label: string
  readonly place: string
  readonly producer: Party
  readonly add: (finding: Finding) => void
}

const WORDS = ['title', 'description', 'summary', 'example', 'examples', '$comment', 'externalDocs']

/** Compares a schema's annotations: texts, default, deprecation, extensions. */
export function wordChanges({ old, now, label, place, producer, add }: WordComparison): void {
  const differ = (keyword: string) => !same(old.keywords.get(keyword), now.keywords.get(keyword))
  for (const keyword of WORDS.filter(differ)) {
    add({ rule: 'words', place, text: `${label}: another ${keyword}`, breaks: [], level: 'patch' })
  }
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
  const marks = new Set([...old.keywords.keys(), ...now.keywords.keys()].filter((keyword) => keyword.startsWith('x-')))
  for (const mark of [...marks].filter(differ)) {
    const level = mark === 'x-proposed' ? 'patch' : 'minor'
    add({ rule: mark, place, text: `${label}: ${mark} has changed`, breaks: [], level })
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function toText(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
