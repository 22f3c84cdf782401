import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import type { RunContext } from '../context/run-context.ts'
import { createSample } from '../document/schema/sample.ts'
import { getShape } from '../document/schema/shape.ts'
import { isIdName } from './path-ids.ts'

/** A text in a body, without a format or a list of values. */
export interface TextField {
  name: string
  schema: DocumentNode
}

/** Kinds of texts: a plain one to compare with, one with special characters, and the longest one. */
export type TextKind = 'plain' | 'special' | 'long'

/** The length of a text without a limit. */
const USUAL_LENGTH = 40
/** Longer texts are a matter of `--slow`. */
const MAX_LENGTH = 2000
const LETTERS = 'abcdefghijkmnpqrstuvwxyz'
/** What templates, queries, addresses and formats of printing change, the most characters first. */
const SPECIAL = [`%s ('&<"> 100%`, `('&") 100%`, "('&)", "'&", "'"] as const
/** Alphabets of letters with four, three and one byte in UTF-8. */
const ALPHABETS = [
  Array.from({ length: 64 }, (_, index) => String.fromCodePoint(0x2_00_00 + index)),
  [...'ạảấầẩẫậắằẳẵặẹẻẽếềểễệ'],
  [...LETTERS],
] as const

/** Lists the texts at the top of a body, or of its branches, whose value is free. */
export function listTextFields({ root }: RunContext, { body }: Operation): TextField[] {
  if (body === undefined) return []
  const shape = getShape(root, body.schema)
  const inBranches = shape.branches.flatMap((branch) => [...getShape(root, branch).properties])
  return [...new Map([...inBranches, ...shape.properties])].flatMap(([name, schema]) => {
    const { keywords, types } = getShape(root, schema)
    const isFree = types.includes('string') && ['enum', 'const', 'format'].every((word) => keywords[word] === undefined)
    return isFree && !isIdName(name) && !isSecretName(name) ? [{ name, schema }] : []
  })
}

/** Returns a new text of a kind that the document allows; undefined if it allows none. */
export function createText(
  { root, validate }: RunContext,
  { schema }: TextField,
  kind: TextKind,
  random: Random,
): string | undefined {
  const isFit = (value: unknown): value is string =>
    typeof value === 'string' && validate(schema, value, 'request').violations.length === 0
  const { keywords } = getShape(root, schema)
  const values =
    kind === 'plain'
      ? [createSample(root, schema, random)]
      : kind === 'special'
        ? listSpecial(random)
        : listLong(keywords, random)
  return values.find(isFit)
}

function listSpecial(random: Random): string[] {
  const pick = (length: number): string => Array.from({ length }, () => random.pick([...LETTERS])).join('')
  return SPECIAL.flatMap((signs) => [`A${pick(5)} ${signs} ${pick(3)}`, `A${pick(3)}${signs}${pick(2)}`])
}

function listLong({ maxLength = USUAL_LENGTH }: Json, random: Random): string[] {
  const length = Number(maxLength)
  if (length > MAX_LENGTH) return []
  return ALPHABETS.map((letters) => Array.from({ length }, () => random.pick(letters)).join(''))
}
