import type { ErrorObject } from 'ajv/dist/2020.js'
import { toNumbers } from '@tumpak/contract-kit/exact-json.ts'
import { at as valueAt, escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { hasAnnotation, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getProvenance } from '@tumpak/contract-kit/stated.ts'
import { findContradiction } from './contradiction.ts'
import { createDecide, isOfOpenapi, settle, type Spared } from './decide.ts'
import { createLeafValidator } from './leaf-validator.ts'
import {
  isHidden,
  isTwin,
  listIndexes,
  listNeeded,
  listRules,
  measureMisfit,
  readDiscriminator,
  selectSubtype,
} from './schema-parts.ts'
import { getJsonContent } from './json-content.ts'
import { addPlaces, createWalked, joinAlternatives, listUndocumented, type Walked } from './places.ts'
import { compileRegExp } from './reg-exp.ts'
import { dotted, getName, shown, toSentence } from './sentence.ts'
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
  /** What the walk found so far, and the fields of the current object that a schema names. */
  let walked = createWalked()
  let named = new Set<string>()
  /** The whole schema of the current value, with all its parts. */
  let whole: DocumentNode | undefined
  let spared: Spared = 'writeOnly'
  /** The walk followed a rule that JSON Schema does not have, or met a schema that nothing fits. */
  let isWalkAlone = false

  const report = (node: DocumentNode, keyword: string, pointer: string, message: string): void => {
    const rule = `${node.pointer}/${keyword}`
    walked.violations.push({ pointer, keyword, message, rule, proposed: isProposed(node, keyword) })
  }

  /** Returns what a walk finds, without adding it to the rest. */
  const collect = (walkApart: () => void): Walked => {
    const around = walked
    const own = createWalked()
    walked = own
    walkApart()
    walked = around
    return own
  }

  /** Validates a value by one schema, and notes the fields that it names. */
  const judge = (node: DocumentNode, value: unknown, at: string): void => {
    const names = new Set<string>()
    const namedAround = named
    const wholeAround = whole
    const chosen = selectSubtype(root, node, value)
    if (chosen !== node) isWalkAlone = true
    whole = chosen
    named = names
    const isOpen = walk(chosen, value, at)
    whole = wholeAround
    named = namedAround
    if (isJson(value)) addPlaces(walked.places, new Map([[at, { value, names, isOpen, node }]]))
  }

  /** Returns true if the schema allows additional properties, or names none. */
  const walk = (node: DocumentNode, value: unknown, at: string): boolean => {
    const { value: schema } = node
    if (findContradiction(root, node) !== undefined) return (isWalkAlone = true)
    for (const error of leaf(schema)(value)) {
      const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined
      const owner = missing === undefined ? node : part(root, node, 'properties', missing)
      // The part that requires a property need not be the one that describes it.
      if (missing !== undefined && [node, whole ?? node].some((part) => isHidden(root, part, missing, spared))) continue
      const pointer = at + error.instancePath + (missing === undefined ? '' : `/${escapeStep(missing)}`)
      walked.violations.push({
        pointer,
        keyword: error.keyword,
        message: toSentence(pointer, error, schema, valueAt(value, error.instancePath)),
        rule: `${node.pointer}/${error.keyword}`,
        proposed: isProposed(owner, error.keyword),
      })
    }
    if (typeof value === 'string') walkText(node, value, at)
    let isOpen = schema['properties'] === undefined && schema['patternProperties'] === undefined
    if (isJson(value)) isOpen = walkObject(node, value, at) || isOpen
    if (isJson(value)) noteConditions(node, value, at)
    if (Array.isArray(value)) walkArray(node, value, at)
    const hasOwn = schema['properties'] !== undefined
    let innerOpen: boolean | undefined
    if (Array.isArray(schema['allOf'])) {
      for (const index of schema['allOf'].keys()) {
        const open = walk(part(root, node, 'allOf', index), value, at)
        innerOpen = (innerOpen ?? true) && open
      }
    }
    for (const union of ['oneOf', 'anyOf'] as const) {
      if (!Array.isArray(schema[union])) continue
      const open = walkUnion(node, union, value, at)
      innerOpen = (innerOpen ?? true) && open
    }
    if (innerOpen === undefined) return isOpen
    return hasOwn ? isOpen && innerOpen : innerOpen
  }

  const walkObject = (node: DocumentNode, value: Json, at: string): boolean => {
    const { properties, patternProperties, additionalProperties } = node.value
    const own = isJson(properties) ? properties : {}
    const patterns = isJson(patternProperties) ? Object.keys(patternProperties) : []
    for (const name of listNeeded(node.value)) named.add(name)
    for (const [name, field] of Object.entries(value)) {
      const below = `${at}/${escapeStep(name)}`
      /** The same violation at every key has one cause. */
      const judgeKey = (schema: DocumentNode): void => {
        const own = collect(() => judge(schema, field, below))
        const getCause = (pointer: string): string => `${at}/*${pointer.slice(below.length)}`
        for (const found of own.violations) found.cause = getCause(found.cause ?? found.pointer)
        for (const [pointer, place] of own.places) place.cause = getCause(place.cause ?? pointer)
        walked.violations.push(...own.violations)
        addPlaces(walked.places, own.places)
      }
      const matching = patterns.filter((pattern) => compileRegExp(pattern).test(name))
      for (const pattern of matching) judgeKey(part(root, node, 'patternProperties', pattern))
      if (Object.hasOwn(own, name)) {
        named.add(name)
        const property = part(root, node, 'properties', name)
        judge(property, field, below)
        if (spared === 'writeOnly' && hasAnnotation(root, property, 'writeOnly')) {
          const message = `\`${dotted(below)}\` is only for requests: a response must not contain it`
          report(property, 'writeOnly', below, message)
        }
      } else if (matching.length > 0) {
        named.add(name)
      } else if (additionalProperties === true || isJson(additionalProperties)) {
        named.add(name)
        judgeKey(part(root, node, 'additionalProperties'))
      } else if (additionalProperties === false) {
        named.add(name)
        const message = `\`${dotted(below)}\` is not allowed: the document has no such field`
        report(node, 'additionalProperties', below, message)
      }
    }
    return additionalProperties === true || isJson(additionalProperties)
  }

  /** Judges JSON that is written as a text. */
  const walkText = (node: DocumentNode, value: string, at: string): void => {
    const content = getJsonContent(node.value)
    const read = content?.read(value)
    if (read !== undefined && node.value['contentSchema'] !== undefined)
      judge(part(root, node, 'contentSchema'), read.value, at)
    if (content === undefined || read !== undefined) return
    const message = `${getName(at)} should be JSON text, the response has ${shown(at, value)}`
    report(node, 'contentMediaType', at, message)
  }

  /** Notes the fields that conditional rules name. Ajv decides whether the rules apply. */
  const noteConditions = (node: DocumentNode, value: Json, at: string): void => {
    const isAlone = isWalkAlone
    for (const rule of listRules(root, node)) {
      const own = collect(() => walk(rule, value, at))
      for (const place of own.places.values()) place.isOpen = true
      addPlaces(walked.places, own.places)
    }
    isWalkAlone = isAlone
  }

  const walkArray = (node: DocumentNode, value: unknown[], at: string): void => {
    const { prefixItems, items, unevaluatedItems } = node.value
    const first = Array.isArray(prefixItems) ? prefixItems.length : 0
    const keyword =
      items === false ? 'items' : items === undefined && unevaluatedItems === false ? 'unevaluatedItems' : ''
    // Another part of an `allOf` may describe the items.
    if (keyword !== '' && value.length > first && (keyword === 'items' || first > 0)) {
      const message = `${getName(at)} should have at most ${String(first)} items, the response has a list of ${String(value.length)}`
      report(node, keyword, `${at}/${String(first)}`, message)
    }
    for (const [index, item] of value.entries()) {
      if (index < first) judge(part(root, node, 'prefixItems', index), item, `${at}/${index}`)
      else if (isJson(node.value['items'])) judge(part(root, node, 'items'), item, `${at}/${index}`)
    }
  }

  const walkUnion = (node: DocumentNode, union: 'oneOf' | 'anyOf', value: unknown, at: string): boolean => {
    const byDiscriminator = branchByDiscriminator(node, value, at)
    if (byDiscriminator === 'none') return true
    const tries = listIndexes(node, union)
      .filter(
        (index) =>
          byDiscriminator === undefined || byDiscriminator.includes(part(root, node, union, index).component ?? ''),
      )
      .map((index) => tryBranch(part(root, node, union, index), value, at))
    const fitting = tries.filter((attempt) => attempt.own.violations.length === 0)
    if (union === 'oneOf' && byDiscriminator !== undefined && fitting.length > 0)
      walked.isAmbiguous ||= countFitting(node, value, at) > 1
    if (union === 'oneOf' && fitting.length > 1) {
      const message = `${getName(at)} matches several alternatives of the document, but must match one`
      report(node, union, at, message)
    }
    const nearest = tries.toSorted((a, b) => a.misfit - b.misfit)[0]
    if (nearest === undefined) return true
    walked.violations.push(...nearest.own.violations)
    // A value that fits several branches of `anyOf` may have the fields of each.
    const all = union === 'anyOf' && fitting.length > 1 ? fitting : [nearest]
    addPlaces(walked.places, joinAlternatives(all.map(({ own }) => own.places)))
    for (const { names } of all) for (const name of names) named.add(name)
    return all.some((verdict) => verdict.open)
  }

  /** Counts the branches that a value fits regardless of its discriminator, which JSON Schema does not know. */
  const countFitting = (node: DocumentNode, value: unknown, at: string): number =>
    listIndexes(node, 'oneOf').filter(
      (index) => tryBranch(part(root, node, 'oneOf', index), value, at).own.violations.length === 0,
    ).length

  /** Walks a branch of a union on its own, so that the one that fits can be chosen. */
  const tryBranch = (branch: DocumentNode, value: unknown, at: string) => {
    const names = new Set<string>()
    const namedAround = named
    named = names
    let open = true
    const own = collect(() => void (open = walk(branch, value, at)))
    named = namedAround
    return { own, names, open, misfit: measureMisfit(own.violations, at) }
  }

  /** Returns the branches that the discriminator selects; undefined without one, 'none' if it names no branch. */
  const branchByDiscriminator = (
    node: DocumentNode,
    value: unknown,
    at: string,
  ): readonly string[] | 'none' | undefined => {
    const { field, name, selected, allowed } = readDiscriminator(root, node, value) ?? {}
    if (field === undefined || selected === undefined) return undefined
    isWalkAlone = true
    if (selected.length > 0) return selected
    const pointer = `${at}/${escapeStep(field)}`
    const error = { keyword: 'enum', params: { allowedValues: allowed }, instancePath: '', schemaPath: '' }
    const message = toSentence(pointer, error, node.value, name)
    const proposed = isProposed(node, 'discriminator')
    walked.violations.push({ pointer, keyword: 'enum', message, rule: `${node.pointer}/discriminator`, proposed })
    return 'none'
  }

  const explain = (node: DocumentNode, value: unknown, isDecided: boolean): Verdict => {
    const found = createWalked()
    walked = found
    try {
      judge(node, value, '')
    } catch (error) {
      // Ajv may read a schema that the walk cannot, such as one with a property named $ref.
      if (!isDecided) throw error
    }
    const { places, ...verdict } = found
    return { ...verdict, undocumented: listUndocumented(places, isProposed) }
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
    return { ...verdict, violations: verdict.violations.filter((violation) => !isTwin(given, violation)) }
  }
}
