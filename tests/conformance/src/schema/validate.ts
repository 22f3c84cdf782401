import { escapeStep, isJson, type Json } from '../document/json.ts'
import { part, type DocumentNode } from '../document/schema-node.ts'
import { createLeafValidator } from './leaf-validator.ts'

/** One way in which a value departs from a schema. */
export interface Violation {
  /** Where in the value. */
  pointer: string
  keyword: string
  message: string
  /** Where the rule stands in the document. */
  rule: string
  proposed: boolean
}

/** What a validator found. */
export interface Verdict {
  violations: Violation[]
  /** Properties that no schema names. */
  undocumented: { pointer: string; rule: string; proposed: boolean }[]
}

/** Judges a value by a schema of the document. */
export type Validate = (node: DocumentNode, value: unknown) => Verdict

const validators = new WeakMap<Json, Validate>()

/**
 * The validator of a document (made once). It walks the schema beside the value, so that each violation has the exact
 * pointer and rule; a union is judged on the branch that fits, or on the one that comes nearest.
 */
export function validatorOf(root: Json): Validate {
  const known = validators.get(root)
  if (known !== undefined) return known
  const made = createValidator(root)
  validators.set(root, made)
  return made
}

function createValidator(root: Json): Validate {
  const leaf = createLeafValidator(root)

  /** Judges all schemas of one place, then looks for properties that none of them named. */
  const judge = (node: DocumentNode, value: unknown, at: string, verdict: Verdict): void => {
    const named = new Set<string>()
    const isOpen = walk(node, value, at, verdict, named)
    if (isOpen || !isJson(value)) return
    for (const name of Object.keys(value)) {
      if (named.has(name)) continue
      verdict.undocumented.push({ pointer: `${at}/${escapeStep(name)}`, rule: node.pointer, proposed: node.proposed })
    }
  }

  /** True where the schema itself says that there may be more properties, or names none. */
  const walk = (node: DocumentNode, value: unknown, at: string, verdict: Verdict, named: Set<string>): boolean => {
    const { value: schema } = node
    for (const error of leaf(schema)(value)) {
      const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined
      const owner = missing === undefined ? node : part(root, node, 'properties', missing)
      verdict.violations.push({
        pointer: at + error.instancePath + (missing === undefined ? '' : `/${escapeStep(missing)}`),
        keyword: error.keyword,
        message: missing === undefined ? (error.message ?? 'is not valid') : 'is missing',
        rule: `${node.pointer}/${error.keyword}`,
        proposed: owner.proposed,
      })
    }
    let isOpen = schema['properties'] === undefined || schema['patternProperties'] !== undefined
    if (isJson(value)) isOpen = walkObject(node, value, at, verdict, named) || isOpen
    if (Array.isArray(value)) walkArray(node, value, at, verdict)
    const hasOwn = schema['properties'] !== undefined
    let innerOpen: boolean | undefined
    if (Array.isArray(schema['allOf'])) {
      for (const index of schema['allOf'].keys()) {
        const open = walk(part(root, node, 'allOf', index), value, at, verdict, named)
        innerOpen = (innerOpen ?? true) && open
      }
    }
    for (const union of ['oneOf', 'anyOf'] as const) {
      if (!Array.isArray(schema[union])) continue
      const open = walkUnion(node, union, schema[union].length, value, at, verdict, named)
      innerOpen = (innerOpen ?? true) && open
    }
    if (innerOpen === undefined) return isOpen
    return hasOwn ? isOpen && innerOpen : innerOpen
  }

  const walkObject = (node: DocumentNode, value: Json, at: string, verdict: Verdict, named: Set<string>): boolean => {
    const { properties, additionalProperties } = node.value
    const own = isJson(properties) ? properties : {}
    for (const [name, one] of Object.entries(value)) {
      const below = `${at}/${escapeStep(name)}`
      if (Object.hasOwn(own, name)) {
        named.add(name)
        judge(part(root, node, 'properties', name), one, below, verdict)
      } else if (isJson(additionalProperties)) {
        named.add(name)
        judge(part(root, node, 'additionalProperties'), one, below, verdict)
      } else if (additionalProperties === false) {
        named.add(name)
        const rule = `${node.pointer}/additionalProperties`
        verdict.violations.push({
          pointer: below,
          keyword: 'additionalProperties',
          message: 'is not allowed',
          rule,
          proposed: node.proposed,
        })
      }
    }
    return additionalProperties === true || isJson(additionalProperties)
  }

  const walkArray = (node: DocumentNode, value: unknown[], at: string, verdict: Verdict): void => {
    const first = Array.isArray(node.value['prefixItems']) ? node.value['prefixItems'].length : 0
    for (const [index, item] of value.entries()) {
      if (index < first) judge(part(root, node, 'prefixItems', index), item, `${at}/${index}`, verdict)
      else if (isJson(node.value['items'])) judge(part(root, node, 'items'), item, `${at}/${index}`, verdict)
    }
  }

  const walkUnion = (
    node: DocumentNode,
    union: 'oneOf' | 'anyOf',
    count: number,
    value: unknown,
    at: string,
    verdict: Verdict,
    named: Set<string>,
  ): boolean => {
    const tries = Array.from({ length: count }, (_, index) => {
      const own: Verdict = { violations: [], undocumented: [] }
      const names = new Set<string>()
      const branch = part(root, node, union, index)
      const open = walk(branch, value, at, own, names)
      return { own, names, open, misfit: misfitOf(own.violations, at) }
    })
    const fitting = tries.filter((one) => one.own.violations.length === 0)
    if (union === 'oneOf' && fitting.length > 1) {
      const rule = `${node.pointer}/oneOf`
      verdict.violations.push({
        pointer: at,
        keyword: 'oneOf',
        message: 'fits several branches',
        rule,
        proposed: node.proposed,
      })
    }
    const nearest = tries.toSorted((a, b) => a.misfit - b.misfit)[0]
    if (nearest === undefined) return true
    verdict.violations.push(...nearest.own.violations)
    verdict.undocumented.push(...nearest.own.undocumented)
    for (const name of nearest.names) named.add(name)
    return nearest.open
  }

  return (node, value) => {
    const verdict: Verdict = { violations: [], undocumented: [] }
    judge(node, value, '', verdict)
    return verdict
  }
}

/** How badly a branch fits: what tells branches apart (const, enum, type) weighs more than any other departure. */
function misfitOf(violations: readonly Violation[], at: string): number {
  const depth = at.split('/').length
  const telling = violations.filter(
    ({ keyword, pointer }) =>
      ['const', 'enum', 'pattern', 'type', 'required'].includes(keyword) && pointer.split('/').length <= depth + 1,
  )
  const consts = telling.filter(({ keyword }) => keyword === 'const').length
  return consts * 10_000 + telling.length * 100 + violations.length
}
