import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { JSON_STYLE, type ResponseHeader } from '@tumpak/contract-kit/operation.ts'
import { part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getShape } from '../document/schema/shape.ts'

/**
 * Reads a header's text by its schema in the style `simple`: `1,2`, `x,1,y,2` or, exploded, `x=1,y=2`. Returns each
 * value that the text may mean, the likeliest first.
 */
export function readHeader(root: Json, { schema, style, explode = false }: ResponseHeader, text: string): unknown[] {
  if (style === JSON_STYLE) return [parse(text)]
  return readText(root, schema, { text, explode })
}

/** The text of a header, and whether its pairs are written `x=1`. */
interface Written {
  text: string
  explode: boolean
}

function readText(root: Json, schema: DocumentNode, written: Written): unknown[] {
  const shape = getShape(root, schema, 'response')
  const branches = shape.branches.flatMap((branch) => readText(root, branch, written))
  const own = shape.types.flatMap((type) => readType(root, schema, type, written))
  return [...own, ...branches, written.text, ...(shape.types.length === 0 ? readScalar(written.text) : [])]
}

function readType(root: Json, schema: DocumentNode, type: string, { text, explode }: Written): unknown[] {
  const words = text.split(',').map((word) => word.trim())
  const { items, properties } = getShape(root, schema, 'response')
  const readOne = (node: DocumentNode | undefined, word: string): unknown =>
    node === undefined ? word : readText(root, node, { text: word, explode })[0]
  if (type === 'array') {
    const inner = items ?? (isJson(schema.value['items']) ? part(root, schema, 'items') : undefined)
    return [text === '' ? [] : words.map((word) => readOne(inner, word))]
  }
  if (type === 'object') {
    const pairs = explode
      ? words.map((word) => word.split(/=(.*)/s))
      : words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]]] : []))
    return [Object.fromEntries(pairs.map(([name = '', value = '']) => [name, readOne(properties.get(name), value)]))]
  }
  if (type === 'string') return [text]
  return type === 'null' && text === '' ? [null] : readScalar(text)
}

/** A number or a boolean, if the text is one. */
function readScalar(text: string): unknown[] {
  return /^(true|false)$/.test(text) || /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? [parse(text)] : []
}

function parse(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
