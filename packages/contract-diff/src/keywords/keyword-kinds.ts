import { isDeepStrictEqual } from 'node:util'
import { isJson, strings, text, type Json } from '@tumpak/contract-kit/json.ts'
import type { Party } from '@tumpak/contract-kit/keywords.ts'
import { inferEffect } from '@tumpak/contract-kit/read-operations.ts'
import { readShows } from '@tumpak/contract-kit/rules.ts'
import type { OperationNode } from '../operation-node.ts'
import { hasKeyword, quote, toStart, type KeywordSide } from './keyword-side.ts'

/** How carefully an app sends an operation, by its effect. */
const CARE: { readonly [effect: string]: number } = { read: 0, write: 1, session: 1, message: 2, money: 3 }

/**
 * Compares what an operation does. An app repeats a read, and sends money once, so that more effect breaks apps. A read
 * must change nothing.
 */
export function compareEffects({ add, place, operations }: KeywordSide): void {
  if (operations === undefined) return
  const [was, is] = [getEffect(operations[0]), getEffect(operations[1])]
  const [before, after] = [CARE[was] ?? 1, CARE[is] ?? 1]
  const breaks: readonly Party[] = after > before ? ['apps'] : after < before && after === 0 ? ['backends'] : []
  if (was !== is) add({ rule: 'x-effect', place, text: `The effect was ${was}, is ${is}`, breaks })
}

function getEffect({ name, node: { value } }: OperationNode): string {
  const [method = '', path = ''] = name.split(' ')
  return text(value['x-effect']) ?? inferEffect(method.toLowerCase(), path, text(value['operationId']) ?? '')
}

/** Compares the reads that a write or an event may change. An app that does not read one again shows old data. */
export function compareReads(side: KeywordSide): void {
  const { roots, old, now, add, place } = side
  const list = (owner: Json): string[] => [...strings(owner['x-affects']), ...readShows(owner['x-shows']).shows]
  const [was, is, ids] = [list(old), list(now), listIds(roots.old)]
  const isSaid = !hasKeyword(roots.old, 'x-affects')
  // Old apps have no data of a new read. The reads of events are in another document.
  const isKnown = (read: string): boolean => ids.size === 0 || ids.has(read)
  for (const read of new Set(is.filter((one) => !was.includes(one)))) {
    const text = `${toStart(side)}${read} may change: an app that does not read it again shows old data`
    add({ rule: 'x-affects', place, text, breaks: isSaid || !isKnown(read) ? [] : ['apps'] })
  }
  for (const read of new Set(was.filter((one) => !is.includes(one))))
    add({ rule: 'x-affects', place, text: `${toStart(side)}${read} does not change any more`, breaks: [] })
}

const idsOf = new WeakMap<Json, ReadonlySet<string>>()

function listIds(root: Json): ReadonlySet<string> {
  const known =
    idsOf.get(root) ?? new Set([...JSON.stringify(root).matchAll(/"operationId":"([^"]+)"/g)].map(([, id = '']) => id))
  idsOf.set(root, known)
  return known
}

/** Compares the rule of each kind of mask. A field that has a mask names its kind (`x-mask`). */
export function compareMasks({ old, now, add, place }: KeywordSide): void {
  const [had, has] = [old['x-masks'], now['x-masks']].map((one) => (isJson(one) ? one : {}))
  for (const kind of new Set([...Object.keys(had ?? {}), ...Object.keys(has ?? {})])) {
    const [was, is] = [had?.[kind], has?.[kind]]
    if (kind === 'x-proposed' || isDeepStrictEqual(was, is)) continue
    const isOther = was !== undefined && is !== undefined
    const text = `The mask ${kind} was ${quote(was)}, is ${quote(is)}`
    add({ rule: 'x-masks', place: `${place}/x-masks/${kind}`, text, breaks: isOther ? ['backends'] : [] })
  }
}

/** Compares the kinds of pages that may send a message. */
export function compareFrames(side: KeywordSide): void {
  const { old, now, add, place } = side
  const [had, has] = [strings(old['x-frames']), strings(now['x-frames'])]
  const [gone, added] = [had.filter((one) => !has.includes(one)), has.filter((one) => !had.includes(one))]
  if (gone.length > 0)
    add({ rule: 'x-frames-removed', place, text: `No longer accepted from: ${gone.join(', ')}`, breaks: ['backends'] })
  if (added.length > 0)
    add({ rule: 'x-frames-added', place, text: `Also accepted from: ${added.join(', ')}`, breaks: [] })
}

/** Compares whether a part is proposed or stated, which changes nothing for anybody. */
export function compareMarks(side: KeywordSide): void {
  const text = `${toStart(side)}${side.now['x-proposed'] === true ? 'proposed' : 'stated'} now`
  side.add({ rule: 'x-proposed', place: side.place, text, breaks: [], level: 'patch' })
}
