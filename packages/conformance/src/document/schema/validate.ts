import type { ErrorObject } from 'ajv/dist/2020.js'
import { toNumbers } from '@tumpak/contract-kit/exact-json.ts'
import { at as valueAt, escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { hasAnnotation, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getProvenance } from '@tumpak/contract-kit/stated.ts'
import { getDiscriminator } from '@tumpak/contract-kit/discriminator.ts'
import { findContradiction } from './contradiction.ts'
import { createDecide, isOfOpenapi, settle, type Spared } from './decide.ts'
import { createLeafValidator } from './leaf-validator.ts'
import { isHidden, isTwin, measureMisfit, selectSubtype } from './schema-parts.ts'
import { compileRegExp } from './reg-exp.ts'
import { dotted, getName, toSentence } from './sentence.ts'
import type { SchemaViolation, Verdict } from './verdict.ts'

/** Whether the value is sent or received: requests need no `readOnly` properties, responses no `writeOnly` ones. */
export type Direction = 'request' | 'answer'

/** Validates a value by a schema of the document. */
export type Validate = (node: DocumentNode, value: unknown, direction?: Direction) => Verdict

const validators = new WeakMap<Json, Validate>()

/**
 * Returns the validator of a document, created once. It traverses schema and value together, so that each violation has
 * its exact pointer and rule. Of a union it uses the branch that fits, or the nearest one.
 */
export function getValidator(root: Json): Validate {
  const known = validators.get(root)
  if (known !== undefined) return known
  const made = createValidator(root)
  validators.set(root, made)
  return made
}

function createValidator(root: Json): Validate {
  const leaf = createLeafValidator(root)
  const decide = createDecide(root)
  const isProposed = getProvenance(root)
  /** The schema of the place that is walked, with all its parts. */
  let whole: DocumentNode | undefined
  let spared: Spared = 'writeOnly'
  /** The walk followed a rule that JSON Schema does not have, or met a schema that nothing fits. */
  let isWalkAlone = false

  /** Validates all schemas of one place, then looks for properties that none of them names. */
  const judge = (node: DocumentNode, value: unknown, at: string, verdict: Verdict): void => {
    const named = new Set<string>()
    const around = whole
    const chosen = selectSubtype(root, node, value)
    if (chosen !== node) isWalkAlone = true
    whole = chosen
    const isOpen = walk(chosen, value, at, verdict, named)
    whole = around
    if (isOpen || !isJson(value)) return
    for (const name of Object.keys(value)) {
      if (named.has(name)) continue
      const proposed = isProposed(node, 'additionalProperties')
      verdict.undocumented.push({ pointer: `${at}/${escapeStep(name)}`, rule: node.pointer, proposed })
    }
  }

  /** Returns true if the schema allows additional properties, or names none. */
  const walk = (node: DocumentNode, value: unknown, at: string, verdict: Verdict, named: Set<string>): boolean => {
    const { value: schema } = node
    if (findContradiction(root, node) !== undefined) return (isWalkAlone = true)
    for (const error of leaf(schema)(value)) {
      const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined
      const owner = missing === undefined ? node : part(root, node, 'properties', missing)
      // The part that requires a property need not be the one that describes it.
      if (missing !== undefined && [node, whole ?? node].some((one) => isHidden(root, one, missing, spared))) continue
      const pointer = at + error.instancePath + (missing === undefined ? '' : `/${escapeStep(missing)}`)
      verdict.violations.push({
        pointer,
        keyword: error.keyword,
        message: toSentence(pointer, error, schema, valueAt(value, error.instancePath)),
        rule: `${node.pointer}/${error.keyword}`,
        proposed: isProposed(owner, error.keyword),
      })
    }
    let isOpen = schema['properties'] === undefined && schema['patternProperties'] === undefined
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
    const { properties, patternProperties, additionalProperties } = node.value
    const own = isJson(properties) ? properties : {}
    const patterns = isJson(patternProperties) ? Object.keys(patternProperties) : []
    for (const [name, one] of Object.entries(value)) {
      const below = `${at}/${escapeStep(name)}`
      /** The same violation at every key has one cause. */
      const judgeKey = (schema: DocumentNode): void => {
        const [first, second] = [verdict.violations.length, verdict.undocumented.length]
        judge(schema, one, below, verdict)
        for (const found of [...verdict.violations.slice(first), ...verdict.undocumented.slice(second)])
          found.cause = `${at}/*${(found.cause ?? found.pointer).slice(below.length)}`
      }
      const matching = patterns.filter((pattern) => compileRegExp(pattern).test(name))
      for (const pattern of matching) judgeKey(part(root, node, 'patternProperties', pattern))
      if (Object.hasOwn(own, name)) {
        named.add(name)
        const property = part(root, node, 'properties', name)
        judge(property, one, below, verdict)
        if (spared === 'writeOnly' && hasAnnotation(root, property, 'writeOnly'))
          verdict.violations.push({
            pointer: below,
            keyword: 'writeOnly',
            message: `\`${dotted(below)}\` is only for requests: a response must not contain it`,
            rule: `${property.pointer}/writeOnly`,
            proposed: isProposed(property, 'writeOnly'),
          })
      } else if (matching.length > 0) {
        named.add(name)
      } else if (isJson(additionalProperties)) {
        named.add(name)
        judgeKey(part(root, node, 'additionalProperties'))
      } else if (additionalProperties === false) {
        named.add(name)
        const rule = `${node.pointer}/additionalProperties`
        verdict.violations.push({
          pointer: below,
          keyword: 'additionalProperties',
          message: `\`${dotted(below)}\` is not allowed: the document has no such field`,
          rule,
          proposed: isProposed(node, 'additionalProperties'),
        })
      }
    }
    return additionalProperties === true || isJson(additionalProperties)
  }

  const walkArray = (node: DocumentNode, value: unknown[], at: string, verdict: Verdict): void => {
    const { prefixItems, items, unevaluatedItems } = node.value
    const first = Array.isArray(prefixItems) ? prefixItems.length : 0
    const keyword =
      items === false ? 'items' : items === undefined && unevaluatedItems === false ? 'unevaluatedItems' : ''
    // Another part of an `allOf` may describe the items.
    if (keyword !== '' && value.length > first && (keyword === 'items' || first > 0))
      verdict.violations.push({
        pointer: `${at}/${String(first)}`,
        keyword,
        message: `${getName(at)} should have at most ${String(first)} items, the response has a list of ${String(value.length)}`,
        rule: `${node.pointer}/${keyword}`,
        proposed: isProposed(node, keyword),
      })
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
    const byDiscriminator = branchByDiscriminator(node, value, at, verdict)
    if (byDiscriminator === 'none') return true
    const tries = Array.from({ length: count }, (_, index) => index)
      .filter(
        (index) =>
          byDiscriminator === undefined || byDiscriminator.includes(part(root, node, union, index).component ?? ''),
      )
      .map((index) => {
        const own: Verdict = { violations: [], undocumented: [] }
        const names = new Set<string>()
        const branch = part(root, node, union, index)
        const open = walk(branch, value, at, own, names)
        return { own, names, open, misfit: measureMisfit(own.violations, at) }
      })
    const fitting = tries.filter((one) => one.own.violations.length === 0)
    if (union === 'oneOf' && byDiscriminator !== undefined && fitting.length > 0)
      verdict.isAmbiguous ||= countFitting(node, union, count, value, at) > 1
    if (union === 'oneOf' && fitting.length > 1) {
      const rule = `${node.pointer}/oneOf`
      verdict.violations.push({
        pointer: at,
        keyword: 'oneOf',
        message: `${getName(at)} matches several alternatives of the document, but must match one`,
        rule,
        proposed: isProposed(node, union),
      })
    }
    const nearest = tries.toSorted((a, b) => a.misfit - b.misfit)[0]
    if (nearest === undefined) return true
    verdict.violations.push(...nearest.own.violations)
    verdict.undocumented.push(...nearest.own.undocumented)
    // A value that fits several branches of `anyOf` may have the fields of each.
    const all = union === 'anyOf' && fitting.length > 1 ? fitting : [nearest]
    for (const { names } of all) for (const name of names) named.add(name)
    return all.some((one) => one.open)
  }

  /** How many branches a value fits, whatever its discriminator says: JSON Schema does not know it. */
  const countFitting = (node: DocumentNode, union: 'oneOf', count: number, value: unknown, at: string): number =>
    Array.from({ length: count }, (_, index) => {
      const own: Verdict = { violations: [], undocumented: [] }
      walk(part(root, node, union, index), value, at, own, new Set())
      return own.violations.length === 0
    }).filter(Boolean).length

  /**
   * Returns the branches that the discriminator selects; undefined without a discriminator, 'none' if it names no
   * branch.
   */
  const branchByDiscriminator = (
    node: DocumentNode,
    value: unknown,
    at: string,
    verdict: Verdict,
  ): string[] | 'none' | undefined => {
    const { field, names } = getDiscriminator(root, node) ?? {}
    if (field === undefined || names === undefined || !isJson(value) || typeof value[field] !== 'string')
      return undefined
    isWalkAlone = true
    const byDiscriminator = [...names].filter(([, all]) => all.includes(String(value[field]))).map(([name]) => name)
    if (byDiscriminator.length > 0) return byDiscriminator
    const pointer = `${at}/${escapeStep(field)}`
    const allowedValues = [...names.values()].flat()
    const error = { keyword: 'enum', params: { allowedValues }, instancePath: '', schemaPath: '' }
    verdict.violations.push({
      pointer,
      keyword: 'enum',
      message: toSentence(pointer, error, node.value, value[field]),
      rule: `${node.pointer}/discriminator`,
      proposed: isProposed(node, 'discriminator'),
    })
    return 'none'
  }

  const explain = (node: DocumentNode, value: unknown, isDecided: boolean): Verdict => {
    const verdict: Verdict = { violations: [], undocumented: [] }
    try {
      judge(node, value, '', verdict)
    } catch (error) {
      // Ajv may read a schema that the walk cannot, such as one with a property named $ref.
      if (!isDecided) throw error
    }
    return verdict
  }

  return (node, given, direction = 'answer') => {
    spared = direction === 'request' ? 'readOnly' : 'writeOnly'
    isWalkAlone = false
    const value = toNumbers(given)
    const errors = decide(node, value, spared)
    const verdict = explain(node, value, errors !== undefined)
    const toViolation = (cause: ErrorObject): SchemaViolation => ({
      pointer: cause.instancePath,
      keyword: cause.keyword,
      message: toSentence(cause.instancePath, cause, node.value, valueAt(value, cause.instancePath)),
      rule: node.pointer,
      proposed: isProposed(node, cause.keyword),
    })
    if (errors !== undefined && !isWalkAlone) settle(verdict, errors, toViolation)
    if (errors?.length === 0 && verdict.violations.length > 0 && !verdict.violations.some(isOfOpenapi))
      verdict.isDisputed = true
    if (value === given) return verdict
    return { ...verdict, violations: verdict.violations.filter((one) => !isTwin(given, one)) }
  }
}
