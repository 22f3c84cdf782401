import { isJson } from '@tumpak/contract-kit/json.ts'
import { place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { OperationComparison } from './operation-node.ts'

/**
 * Compares the business codes of an operation (`x-codes`). A new code is safe: an app shows the message of an unknown
 * one. A removed code breaks old servers, which still send it.
 */
export function codeChanges({ add }: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const [had, has] = [getCodes(old), getCodes(now)]
  const where = `${place(now.pointer)}/x-codes`
  for (const [code, was] of had) {
    const is = has.get(code)
    if (is === undefined) {
      add({ rule: 'code-removed', place: where, text: `Code ${code} (${was.name}) is gone`, breaks: ['backends'] })
    } else if (is.name !== was.name) {
      const text = `Code ${code} meant ${was.name}, means ${is.name}`
      add({ rule: 'code-meaning', place: where, text, breaks: ['apps', 'backends'] })
    } else if (was.outcome !== undefined && is.outcome !== was.outcome) {
      const text = `Code ${code} (${is.name}) proved ${was.outcome}, proves ${is.outcome ?? 'nothing'}`
      add({ rule: 'code-outcome', place: where, text, breaks: ['apps', 'backends'] })
    } else if (is.outcome !== was.outcome) {
      const text = `Code ${code} (${is.name}) proves ${String(is.outcome)}`
      add({ rule: 'code-outcome', place: where, text, breaks: [] })
    } else if (is.field !== was.field) {
      const text = `Code ${code} (${is.name}) belongs to ${is.field ?? 'no field'} now`
      add({ rule: 'code-field', place: where, text, breaks: [] })
    } else if (is.cause !== was.cause) {
      add({ rule: 'words', place: where, text: `Code ${code}: another cause`, breaks: [], level: 'patch' })
    }
  }
  for (const [code, { name }] of has) {
    if (!had.has(code)) add({ rule: 'code-added', place: where, text: `Code ${code} (${name}) is new`, breaks: [] })
  }
}

interface Code {
  readonly name: string
  readonly field: string | undefined
  readonly outcome: string | undefined
  readonly cause: unknown
}

function getCodes({ value }: DocumentNode): Map<string, Code> {
  const list: unknown[] = Array.isArray(value['x-codes']) ? value['x-codes'] : []
  return new Map(
    list.filter(isJson).map(({ code, name, field, cause, outcome }) => [
      String(code),
      {
        name: String(name),
        field: typeof field === 'string' ? field : undefined,
        outcome: typeof outcome === 'string' ? outcome : undefined,
        cause,
      },
    ]),
  )
}
