import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Roots } from './branches.ts'
import type { Changes } from './change.ts'
import type { OperationComparison } from './operation-node.ts'

/** Changes of security have this one cause, so that many operations make one change. */
const CAUSE = 'security'
const SCHEMES = '/components/securitySchemes'

/** Compares the security schemes. A scheme that is sent in another way is one change for all operations that use it. */
export function schemeChanges(roots: Roots, changes: Changes): void {
  for (const name of changedSchemes(roots)) {
    const text = `${name} is sent in another way: ${getScheme(roots.old, name)}, now ${getScheme(roots.now, name)}`
    const breaks = ['players', 'backends'] as const
    changes.add('every operation with a session', {
      rule: 'security-scheme',
      place: `#${SCHEMES}/${name}`,
      text,
      breaks,
    })
  }
}

/** Compares the security of an operation: open or with a session, and how the session is sent. */
export function securityChanges({ roots, add }: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const changed = changedSchemes(roots)
  const [had, has] = [getAlternatives(roots.old, old, changed), getAlternatives(roots.now, now, changed)]
  const isInherited = now.value['security'] === undefined
  const where = isInherited ? '#/security' : `${place(now.pointer)}/security`
  const gone = had.filter((way) => !has.includes(way))
  const added = has.filter((way) => !had.includes(way))
  if (gone.length === 0 && added.length === 0) return
  const report = (rule: string, text: string, breaks: readonly ('players' | 'backends')[]): void =>
    add({ rule: `security-${rule}`, place: where, text, breaks: [...breaks], cause: CAUSE })
  if (has.includes(OPEN) && !had.includes(OPEN)) report('opened', 'Visitors may call it now', ['backends'])
  else if (had.includes(OPEN) && !has.includes(OPEN)) report('closed', 'It needs a session now', ['players'])
  else {
    if (gone.length > 0) report('removed', `No longer accepts ${gone.join('; ')}`, ['players'])
    if (added.length > 0) report('added', `Also accepts ${added.join('; ')}`, ['backends'])
  }
}

const OPEN = 'nothing'

/** The names of schemes that both documents have but send in different ways. */
function changedSchemes({ old, now }: Roots): string[] {
  const [had, has] = [schemesIn(old), schemesIn(now)]
  return had.filter((name) => has.includes(name) && getScheme(old, name) !== getScheme(now, name))
}

function schemesIn({ components }: Json): string[] {
  const schemes = isJson(components) ? components['securitySchemes'] : undefined
  return isJson(schemes) ? Object.keys(schemes) : []
}

/**
 * The security alternatives as they are on the wire, so that scheme names do not matter; a changed scheme by its name.
 */
function getAlternatives(root: Json, operation: DocumentNode, changed: readonly string[]): string[] {
  const own = operation.value['security'] ?? root['security']
  const list: unknown[] = Array.isArray(own) ? own : []
  if (list.length === 0) return [OPEN]
  return list
    .filter(isJson)
    .map((demand) => {
      const names = Object.keys(demand)
      return names.length === 0
        ? OPEN
        : names
            .map((name) => (changed.includes(name) ? name : getScheme(root, name)))
            .toSorted()
            .join(' and ')
    })
    .toSorted()
}

function getScheme(root: Json, name: string): string {
  const { value } = part(root, { value: root, pointer: '', proposed: false }, 'components', 'securitySchemes', name)
  const { type, in: where, name: key, scheme } = value
  return (
    [type, where, key, scheme]
      .filter((one) => one !== undefined)
      .map(String)
      .join(' ') || name
  )
}
