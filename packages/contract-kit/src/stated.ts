import { isJson, strings, text, type Json } from './json.ts'
import { getOwner, type DocumentNode } from './schema-node.ts'

/** The key under which a loaded document keeps its provenance table. */
export const STATED = 'x-stated'

/** One row of the table: a field or a whole schema; `keywords` are the limits that the specification states. */
interface Row {
  owner: string
  field: string | undefined
  keywords: string[]
}

/** Whether a rule is proposed instead of stated. Without a keyword the rule is that the part exists. */
export type IsProposed = (node: DocumentNode, keyword?: string) => boolean

/** Keywords about presence. All other keywords are about values, so the table must list them. */
const ABOUT_PRESENCE = new Set(['required'])

const tables = new WeakMap<Json, IsProposed>()

/**
 * Whether a rule is stated or proposed. With a `stated.yaml` a field's presence is stated, and of its types, formats
 * and limits those in `keywords`; without one everything is stated that is not marked `x-proposed`.
 */
export function getProvenance(root: Json): IsProposed {
  const known = tables.get(root)
  if (known !== undefined) return known
  const made = readTable(root)
  tables.set(root, made)
  return made
}

/** Reads the rows of a table; undefined if it is none. */
export function readRows(table: unknown): Row[] | undefined {
  if (!Array.isArray(table)) return undefined
  return table.filter(isJson).map((row) => ({
    owner: text(row['owner']) ?? '',
    field: text(row['field']),
    keywords: strings(row['keywords']),
  }))
}

function readTable(root: Json): IsProposed {
  const rows = readRows(root[STATED])
  if (rows === undefined) return (node) => node.proposed
  return (node, keyword) => {
    if (keyword === undefined || ABOUT_PRESENCE.has(keyword)) return node.proposed
    const { via } = node
    const ofSchema = rows.find((row) => row.field === undefined && row.owner === getOwner(node))
    const ofField = rows.find((row) => row.owner === via?.owner && fits(row.field, via.field))
    return !(ofSchema?.keywords.includes(keyword) === true || ofField?.keywords.includes(keyword) === true)
  }
}

/** `cs_*` matches every field with the prefix `cs_`. */
export function fits(wanted: string | undefined, field: string): boolean {
  if (wanted === undefined) return false
  return wanted.endsWith('*') ? field.startsWith(wanted.slice(0, -1)) : wanted === field
}
