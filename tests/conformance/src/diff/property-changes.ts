import { place, type DocumentNode } from '../document/schema-node.ts'
import type { Party } from './change.ts'
import type { FlatSchema } from './flat-schema.ts'
import { consumerOf, type Comparison } from './comparison.ts'

/** Compares the properties of two objects: presence, whether they are required, and their schemas by `within`. */
export function propertyChanges(
  comparison: Comparison,
  a: FlatSchema,
  b: FlatSchema,
  label: string,
  where: string,
  within: (old: DocumentNode, now: DocumentNode, label: string) => void,
): void {
  const { producer, add } = comparison
  const consumer = consumerOf(producer)
  const report = (rule: string, property: string, text: string, breaks: Party[], at = where): void =>
    add({ rule: `property-${rule}`, place: at, text: `${label}.${property} ${text}`, breaks })

  for (const name of new Set([...a.properties.keys(), ...b.properties.keys(), ...a.required, ...b.required])) {
    const [old, now] = [a.properties.get(name), b.properties.get(name)]
    const [was, is] = [a.required.has(name), b.required.has(name)]
    if (old && !now) {
      // What players see or send is removed. A consumer that requires it misses it; if the object is closed, a producer
      // that still sends it is refused.
      const breaks = new Set<Party>(['players'])
      if (was) breaks.add(consumer)
      if (isClosed(b)) breaks.add(producer)
      report('removed', name, `is gone${wasDeprecated(old.value) ? '' : ', and was not deprecated before'}`, [
        ...breaks,
      ])
      continue
    }
    if (!old && now) {
      const breaks = new Set<Party>()
      if (is) breaks.add(producer)
      if (isClosed(a)) breaks.add(consumer)
      report(is ? 'required' : 'added', name, is ? 'is new, and required' : 'is new', [...breaks], place(now.pointer))
      continue
    }
    if (is && !was) report('required', name, 'is required now', [producer])
    if (was && !is) report('optional', name, 'may be left out now', [consumer])
    if (old && now) within(old, now, `${label}.${name}`)
  }
}

function isClosed({ keywords }: FlatSchema): boolean {
  return keywords.get('additionalProperties') === false || keywords.get('unevaluatedProperties') === false
}

function wasDeprecated(value: { [key: string]: unknown }): boolean {
  return value['deprecated'] === true
}
