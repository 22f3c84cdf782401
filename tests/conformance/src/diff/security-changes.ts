import { isJson, type Json } from '../document/json.ts'
import { part, place, type DocumentNode } from '../document/schema-node.ts'
import type { OperationComparison } from './operation-node.ts'

/** Compares the security of an operation: open or with a session, and how a session is shown. */
export function securityChanges({ roots, add }: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const [had, has] = [waysIn(roots.old, old), waysIn(roots.now, now)]
  const where = `${place(now.pointer)}/security`
  const gone = had.filter((way) => !has.includes(way))
  const added = has.filter((way) => !had.includes(way))
  if (gone.length === 0 && added.length === 0) return
  if (has.includes(OPEN) && !had.includes(OPEN)) {
    add({ rule: 'security-opened', place: where, text: 'Visitors may call it now', breaks: ['backends'] })
  } else if (had.includes(OPEN) && !has.includes(OPEN)) {
    add({ rule: 'security-closed', place: where, text: 'It needs a session now', breaks: ['players'] })
  } else {
    if (gone.length > 0) {
      const text = `No longer let in by ${gone.join('; ')}`
      add({ rule: 'security-removed', place: where, text, breaks: ['players'] })
    }
    if (added.length > 0) {
      const text = `Let in by ${added.join('; ')}`
      add({ rule: 'security-added', place: where, text, breaks: ['backends'] })
    }
  }
}

const OPEN = 'nothing'

/** The security alternatives by what is on the wire, so that scheme names do not count. */
function waysIn(root: Json, operation: DocumentNode): string[] {
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
            .map((name) => schemeOf(root, name))
            .toSorted()
            .join(' and ')
    })
    .toSorted()
}

function schemeOf(root: Json, name: string): string {
  const { value } = part(root, { value: root, pointer: '', proposed: false }, 'components', 'securitySchemes', name)
  const { type, in: where, name: key, scheme } = value
  return (
    [type, where, key, scheme]
      .filter((one) => one !== undefined)
      .map(String)
      .join(' ') || name
  )
}
