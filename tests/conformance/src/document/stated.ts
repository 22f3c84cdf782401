import { isJson, strings, text, type Json } from './json.ts'
import { ownerOf, type DocumentNode } from './schema-node.ts'

/** Where the rows of a table of what is stated stand inside the loaded document. */
export const STATED = 'x-stated'

/** One row: a field, or a schema as a whole, that the specification names; `keywords` are the limits that it names. */
interface Row {
  owner: string
  field: string | undefined
  keywords: string[]
}

/** Says of a rule whether it is only proposed. Without a keyword it is about the part itself: that it is there. */
export type IsProposed = (node: DocumentNode, keyword?: string) => boolean

/** Rules on which a table has no word are about what a value may be, and all of them are ours. */
const ABOUT_PRESENCE = new Set(['required'])

const tables = new WeakMap<Json, IsProposed>()

/**
 * Whether a rule is stated or proposed. A document with a table (`stated.yaml` beside it) states of a field that it is
 * there, and of its types, formats and limits those that a row names in `keywords`; one without states what it does not
 * mark `x-proposed`.
 */
export function provenanceOf(root: Json): IsProposed {
  const known = tables.get(root)
  if (known !== undefined) return known
  const made = readTable(root)
  tables.set(root, made)
  return made
}

function readTable(root: Json): IsProposed {
  const table = root[STATED]
  if (!Array.isArray(table)) return (node) => node.proposed
  const rows: Row[] = table.filter(isJson).map((row) => ({
    owner: text(row['owner']) ?? '',
    field: text(row['field']),
    keywords: strings(row['keywords']),
  }))
  return (node, keyword) => {
    if (keyword === undefined || ABOUT_PRESENCE.has(keyword)) return node.proposed
    const { via } = node
    const ofSchema = rows.find((row) => row.field === undefined && row.owner === ownerOf(node))
    const ofField = rows.find((row) => row.owner === via?.owner && fits(row.field, via.field))
    return !(ofSchema?.keywords.includes(keyword) === true || ofField?.keywords.includes(keyword) === true)
  }
}

/** `cs_*` stands for every field that begins so. */
function fits(wanted: string | undefined, field: string): boolean {
  if (wanted === undefined) return false
  return wanted.endsWith('*') ? field.startsWith(wanted.slice(0, -1)) : wanted === field
}
