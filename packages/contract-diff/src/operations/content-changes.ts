import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'

import type { OperationComparison } from '../operation-node.ts'
import { getConsumer } from '../schemas/comparison.ts'
import { linkChanges } from './link-changes.ts'
import { getSchema, getSerialization } from './parameter-changes.ts'
import { keywordChanges } from '../keywords/keyword-changes.ts'
import { schemaChanges } from '../schemas/schema-changes.ts'
import { describeChange } from '../words.ts'

const BOTH: readonly Party[] = ['apps', 'backends']

/** Compares request bodies: whether one is required, its media types, its schema. */
export function requestChanges(side: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const { roots, add } = side
  const [was, is] = [getBody(roots.old, old), getBody(roots.now, now)]
  if (!was && !is) return
  const [needed, needs] = [was?.value['required'] === true, is?.value['required'] === true]
  const where = place((is ?? was ?? now).pointer)
  if (!was || !is) {
    const text = is ? `A body is accepted now${needs ? ', and required' : ''}` : 'A body is no longer accepted'
    const breaks: Party[] = is ? (needs ? ['apps'] : []) : needed ? ['apps', 'backends'] : ['apps']
    add({ rule: is ? 'body-added' : 'body-removed', place: where, text, breaks })
    return
  }
  if (needed !== needs) {
    const text = needs ? 'The body is required now' : 'The body may be left out now'
    add({
      rule: needs ? 'body-required' : 'body-optional',
      place: where,
      text,
      breaks: [needs ? 'apps' : 'backends'],
    })
  }
  describe(side, was, is, 'body')
  contentChanges(side, was, is, 'apps', 'body')
}

/** Compares responses: statuses, headers, media types, schemas. */
export function responseChanges(side: OperationComparison, old: DocumentNode, now: DocumentNode): void {
  const { roots, add } = side
  const [had, has] = [getResponses(roots.old, old), getResponses(roots.now, now)]
  for (const [status, was] of had) {
    const is = has.get(status)
    if (is) {
      contentChanges(side, was, is, 'backends', `response ${status}`)
      headerChanges(side, was, is, status)
      linkChanges(side, was, is, status)
      const label = `response ${status}`
      keywordChanges('response', { roots, add, old: was.value, now: is.value, place: place(is.pointer), label })
      describe(side, was, is, label)
    } else {
      // An old server still sends the response; an app relies on it if it is a success.
      const breaks = isSuccess(status) ? BOTH : (['backends'] as const)
      add({ rule: 'status-removed', place: place(was.pointer), text: `Response ${status} is removed`, breaks })
    }
  }
  for (const [status, is] of has) {
    if (had.has(status)) continue
    // An app shows any failure, but cannot read a new kind of success.
    const breaks: readonly Party[] = isSuccess(status) ? ['apps'] : []
    add({ rule: 'status-added', place: place(is.pointer), text: `Response ${status} is new`, breaks })
  }
}

function describe({ add }: OperationComparison, old: DocumentNode, now: DocumentNode, label: string): void {
  const words = describeChange(old.value['description'], now.value['description'])
  if (words !== undefined) add({ ...words, place: place(now.pointer), text: `${label}: description ${words.text}` })
}

function contentChanges(
  { roots, add }: OperationComparison,
  old: DocumentNode,
  now: DocumentNode,
  producer: Party,
  label: string,
): void {
  const [had, has] = [getMedia(old), getMedia(now)]
  for (const [type, key] of had) {
    const keyNow = has.get(type)
    if (keyNow === undefined) {
      const text = `${label}: ${type} is gone`
      add({ rule: 'media-type-removed', place: place(now.pointer), text, breaks: [producer] })
      continue
    }
    const [was, is] = [part(roots.old, old, 'content', key), part(roots.now, now, 'content', keyNow)]
    if (!same(was.value['encoding'], is.value['encoding'])) {
      add({ rule: 'encoding', place: place(is.pointer), text: `${label}: another encoding`, breaks: BOTH })
    }
    if (!same(was.value['examples'], is.value['examples']) || !same(was.value['example'], is.value['example'])) {
      const text = `${label}: other examples`
      add({ rule: 'words', place: place(is.pointer), text, breaks: [], level: 'patch' })
    }
    const [schema, schemaNow] = [part(roots.old, was, 'schema'), part(roots.now, is, 'schema')]
    schemaChanges({ roots, producer, add, seen: new Map() }, schema, schemaNow, label)
  }
  for (const type of has.keys()) {
    if (had.has(type)) continue
    const text = `${label}: also ${type}`
    add({ rule: 'media-type-added', place: place(now.pointer), text, breaks: [getConsumer(producer)] })
  }
}

function headerChanges(
  { roots, add }: OperationComparison,
  old: DocumentNode,
  now: DocumentNode,
  status: string,
): void {
  const [had, has] = [toHeaders(roots.old, old), toHeaders(roots.now, now)]
  for (const [name, was] of had) {
    const is = has.get(name)
    const label = `response ${status}, header ${name}`
    if (!is) {
      add({ rule: 'header-removed', place: place(was.pointer), text: `${label} is gone`, breaks: ['apps'] })
      continue
    }
    describe({ roots, add }, was, is, label)
    const [needed, needs] = [was.value['required'] === true, is.value['required'] === true]
    if (needed !== needs) {
      const text = `${label} ${needs ? 'is required now' : 'may be left out now'}`
      const rule = needs ? 'header-required' : 'header-optional'
      add({ rule, place: place(is.pointer), text, breaks: [needs ? 'backends' : 'apps'] })
    }
    if (getSerialization(was) !== getSerialization(is)) {
      const text = `${label} is written in another way: ${getSerialization(was)}, now ${getSerialization(is)}`
      add({ rule: 'header-style', place: place(is.pointer), text, breaks: BOTH })
    }
    const [schema, schemaNow] = [getSchema(roots.old, was), getSchema(roots.now, is)]
    schemaChanges({ roots, producer: 'backends', add, seen: new Map() }, schema, schemaNow, label)
  }
  for (const [name, is] of has) {
    if (had.has(name)) continue
    const needs = is.value['required'] === true
    const text = `response ${status}, header ${name} is new${needs ? ', and required' : ''}`
    add({
      rule: needs ? 'header-required' : 'header-added',
      place: place(is.pointer),
      text,
      breaks: needs ? ['backends'] : [],
    })
  }
}

function getBody(root: Json, operation: DocumentNode): DocumentNode | undefined {
  return isJson(operation.value['requestBody']) ? part(root, operation, 'requestBody') : undefined
}

function getResponses(root: Json, operation: DocumentNode): Map<string, DocumentNode> {
  const { responses } = operation.value
  const statuses = isJson(responses) ? Object.keys(responses) : []
  return new Map(statuses.map((status) => [status.toUpperCase(), part(root, operation, 'responses', status)]))
}

function toHeaders(root: Json, response: DocumentNode): Map<string, DocumentNode> {
  const { headers } = response.value
  const names = isJson(headers) ? Object.keys(headers) : []
  return new Map(names.map((name) => [name.toLowerCase(), part(root, response, 'headers', name)]))
}

/** Maps media types without their parameters to the original keys. */
function getMedia({ value }: DocumentNode): Map<string, string> {
  const keys = isJson(value['content']) ? Object.keys(value['content']) : []
  return new Map(keys.map((key) => [(key.split(';')[0] ?? key).trim().toLowerCase(), key]))
}

function isSuccess(status: string): boolean {
  return status.startsWith('2')
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
