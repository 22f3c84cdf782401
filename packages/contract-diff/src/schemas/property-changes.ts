import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'

import type { FlatSchema } from './flat-schema.ts'
import { getConsumer, type Comparison } from './comparison.ts'

/** Compares the properties of two objects: presence, whether required, and their schemas by `within`. */
export function propertyChanges(
  comparison: Comparison,
  a: FlatSchema,
  b: FlatSchema,
  label: string,
  where: string,
  within: (old: DocumentNode, now: DocumentNode, label: string) => void,
): void {
  const { producer, add } = comparison
  const consumer = getConsumer(producer)
  const report = (rule: string, property: string, text: string, breaks: Party[], at = where): void =>
    add({ rule: `property-${rule}`, place: at, text: `${label}.${property} ${text}`, breaks })

  for (const name of new Set([...a.properties.keys(), ...b.properties.keys(), ...a.required, ...b.required])) {
    // Requests have no read-only properties, responses no write-only ones.
    const [wasHidden, isHidden] = [hiddenIn(a, producer).has(name), hiddenIn(b, producer).has(name)]
    const old = wasHidden ? undefined : getProperty(a, b, name)
    const now = isHidden ? undefined : getProperty(b, a, name)
    const [was, is] = [a.required.has(name) && !wasHidden, b.required.has(name) && !isHidden]
    if (old && !now) {
      // An app sends or shows the property. A consumer may require it, and a closed object refuses it from a producer
      // that still sends it.
      const breaks = new Set<Party>(['apps'])
      if (was) breaks.add(consumer)
      if (isClosed(b)) breaks.add(producer)
      const mark = producer === 'apps' ? 'read-only' : 'write-only'
      const side = producer === 'apps' ? 'request' : 'response'
      if (isHidden) report(mark, name, `is ${mark} now, so that no ${side} has it`, [...breaks])
      else {
        const note = wasDeprecated(old.value) ? '' : ', and was not deprecated before'
        report('removed', name, `is gone${note}`, [...breaks])
      }
      continue
    }
    if (!old && now) {
      const breaks = new Set<Party>()
      if (is) breaks.add(producer)
      if (isClosed(a)) breaks.add(consumer)
      const mark = producer === 'apps' ? 'read-only' : 'write-only'
      const text = wasHidden ? `is not ${mark} any more` : 'is new'
      report(is ? 'required' : 'added', name, is ? `${text}, and required` : text, [...breaks], place(now.pointer))
      continue
    }
    if (is && !was) report('required', name, 'is required now', [producer])
    if (was && !is) report('optional', name, 'may be left out now', [consumer])
    if (old && now) within(old, now, `${label}.${name}`)
  }
}

/** A property as a schema describes it, itself or as one of a map; one that it only requires if the other describes it. */
function getProperty(own: FlatSchema, other: FlatSchema, name: string): DocumentNode | undefined {
  const isOther = other.properties.has(name) && !other.undescribed.has(name)
  if (own.undescribed.has(name) && !isOther) return undefined
  return own.properties.get(name) ?? (isOther ? own.inner.get('additionalProperties') : undefined)
}

function hiddenIn({ readOnly, writeOnly }: FlatSchema, producer: Party): ReadonlySet<string> {
  return producer === 'apps' ? readOnly : writeOnly
}

function isClosed({ keywords }: FlatSchema): boolean {
  return keywords.get('additionalProperties') === false || keywords.get('unevaluatedProperties') === false
}

function wasDeprecated(value: { [key: string]: unknown }): boolean {
  return value['deprecated'] === true
}
